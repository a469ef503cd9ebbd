import type { Probe } from '../probe.ts';
import { ask, registered, withNetwork } from './network.ts';
import { runSample } from './sample-files.ts';

const folder = 'asset-source/';
const page = 'asset-source/handler-function.mdx';

type Handler = (request?: Request, env?: object) => Promise<object[]>;
const handlerOf = (file: string) => runSample<{ default: Handler }>(folder + file).default;

const items = () => Response.json([{ id: 'lamp', title: 'Oil lamp', seconds: 90 }]);
const searching = 'handler-function/asset-source-with-search.ts';
const withParts = [
  searching,
  'handler-function/filters.ts',
  'handler-function/map-film.ts',
  'handler-function/map-photo.ts',
].map((file) => folder + file);
const env = { COLLECTION_TOKEN: 'token' };

export const searchingHandlerSamples: Probe[] = [
  {
    page,
    samples: withParts,
    says: 'Search text, filters and the secret are passed on; the assets are of the kind that was asked for.',
    run: async () => {
      const handler = handlerOf(searching);
      const filter = [{ field: 'material', value: 'glass' }];
      return [
        await withNetwork(items, async () => [
          await handler(ask('/?search=lamp', { assetType: 'VIDEO', filter }), env),
          await handler(ask('/', { assetType: 'IMAGE' }), env),
          await handler(ask('/', { assetType: 'OTHER' }), env),
        ]),
        registered(),
      ];
    },
    is: [
      [
        [
          [
            {
              key: 'lamp',
              mimeType: 'video/mp4',
              url: 'https://films.example.org/collection/lamp.mp4',
              filename: 'Oil lamp',
              duration: 90,
              dimension: { width: 1920, height: 1080 },
              videoSample: 'https://films.example.org/collection/lamp-sample.mp4',
              videoThumbnail: 'https://films.example.org/collection/lamp.jpg',
              additionalSources: [
                {
                  key: 'lamp-webm',
                  mimeType: 'video/webm',
                  url: 'https://films.example.org/collection/lamp.webm',
                  updated: 1000,
                },
              ],
              updated: 1000,
            },
          ],
          [
            {
              key: 'lamp',
              mimeType: 'image/jpeg',
              url: 'https://images.example.org/collection/lamp.jpg',
              filename: 'Oil lamp',
              selfHosted: true,
              dimension: { width: 2400, height: 1600 },
              thumb: 'https://images.example.org/collection/lamp-240.jpg',
              imageSizes: {
                '600': 'https://images.example.org/collection/lamp-600.jpg',
                '1200': 'https://images.example.org/collection/lamp-1200.jpg',
                '2400': 'https://images.example.org/collection/lamp.jpg',
              },
              updated: 1000,
            },
          ],
          [],
        ],
        [
          [
            'GET https://collection.example.org/api/films?text=lamp&material=glass',
            'Bearer token',
            {},
          ],
          ['GET https://collection.example.org/api/photos?text=', 'Bearer token', {}],
        ],
        [],
      ],
      [
        [
          'museum-collection',
          'asset-source',
          'function',
          [{ type: 'string', name: 'COLLECTION_TOKEN', title: 'Collection token' }],
        ],
      ],
    ],
  },
  {
    page,
    samples: withParts,
    says: 'A request without a body asks for images; a film without a length has 0 seconds; an error of the source gives no assets.',
    run: async () => {
      const handler = handlerOf(searching);
      const [photos] = await withNetwork(items, () => handler(ask(), env));
      const [films] = await withNetwork(
        () => Response.json([{ id: 'a', title: 'A' }]),
        () => handler(ask('/', { assetType: 'VIDEO' }), env),
      );
      const failed = await withNetwork(
        () => new Response(null, { status: 503 }),
        () => handler(ask('/', { assetType: 'VIDEO' }), env),
      );
      const [broken] = await withNetwork(items, () => handler(ask('/', null as never), env));
      return [
        photos.map((photo) => (photo as { mimeType: string }).mimeType),
        films,
        failed,
        broken.length,
      ];
    },
    is: [
      ['image/jpeg'],
      [
        {
          key: 'a',
          mimeType: 'video/mp4',
          url: 'https://films.example.org/collection/a.mp4',
          filename: 'A',
          duration: 0,
          dimension: { width: 1920, height: 1080 },
          videoSample: 'https://films.example.org/collection/a-sample.mp4',
          videoThumbnail: 'https://films.example.org/collection/a.jpg',
          additionalSources: [
            {
              key: 'a-webm',
              mimeType: 'video/webm',
              url: 'https://films.example.org/collection/a.webm',
              updated: 1000,
            },
          ],
          updated: 1000,
        },
      ],
      [
        [],
        [['GET https://collection.example.org/api/films?text=', 'Bearer token', {}]],
        ['The collection answered 503 for films'],
      ],
      1,
    ],
  },
  {
    page,
    samples: withParts,
    says: 'The paths for settings answer with filters, or with an empty form.',
    run: async () => {
      const handler = handlerOf(searching);
      return [
        await handler(ask('/settings/meta_fields'), env),
        await handler(ask('/settings/global'), env),
        await handler(ask('/x/settings/meta_fields/y'), env),
      ];
    },
    is: [
      [
        {
          label: 'Material',
          value: 'material',
          fields: [
            { label: 'Glass', value: 'glass' },
            { label: 'Paper', value: 'paper' },
          ],
        },
      ],
      { form: [] },
      { form: [] },
    ],
  },
  {
    page,
    samples: [`${folder}handler-function/access-token.ts`],
    says: 'A token is fetched once and kept until it expires; an answer with an error throws.',
    run: async () => {
      const { accessToken } = runSample<{
        accessToken: (env: object, kv: object) => Promise<string>;
      }>(`${folder}handler-function/access-token.ts`);
      const stored = new Map<string, unknown>();
      const kv = {
        get: async (key: string[]) => ({ value: stored.get(key.join()) ?? null }),
        set: async (key: string[], value: unknown) => stored.set(key.join(), value),
      };
      const secrets = { CLIENT_ID: 'id', CLIENT_SECRET: 'secret' };
      const grant = () => Response.json({ access_token: 'abc', expires_in: 60 });
      const twice = await withNetwork(grant, async () => [
        await accessToken(secrets, kv),
        await accessToken(secrets, kv),
      ]);
      const kept = [...stored];
      stored.set('access-token', { value: 'old', expires: 1000 });
      const again = await withNetwork(grant, () => accessToken(secrets, kv));
      stored.clear();
      const [refused] = await withNetwork(
        () => new Response(null, { status: 401 }),
        () => accessToken(secrets, kv).catch(String),
      );
      return [twice, kept, again[0], refused];
    },
    is: [
      [
        ['abc', 'abc'],
        [
          [
            'POST https://collection.example.org/oauth/token',
            null,
            { grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret' },
          ],
        ],
        [],
      ],
      [['access-token', { value: 'abc', expires: 61000 }]],
      'abc',
      'Error: No access token, status 401',
    ],
  },
];
