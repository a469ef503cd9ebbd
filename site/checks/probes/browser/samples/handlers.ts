import type { Probe } from '../probe.ts';
import { ask, registered, withNetwork } from './network.ts';
import { runSample } from './sample-files.ts';

const folder = 'asset-source/';
const page = 'asset-source/handler-function.mdx';

type Handler = (request?: Request, env?: object) => Promise<object[]>;
const handlerOf = (file: string) => runSample<{ default: Handler }>(folder + file).default;

/** The assets that a handler without requests returns, and its registration. */
const fixed = (of: string, file: string, says: string, is: unknown): Probe => ({
  page: of,
  samples: [folder + file],
  says,
  run: async () => {
    const [assets] = await withNetwork(
      () => new Response(),
      () => handlerOf(file)(),
    );
    return [assets, registered()];
  },
  is,
});

const items = () => Response.json([{ id: 'lamp', title: 'Oil lamp', seconds: 90 }]);
const env = { COLLECTION_TOKEN: 'token' };

export const handlerSamples: Probe[] = [
  fixed('asset-source/index.mdx', 'asset-source.ts', 'The shortest source returns one image.', [
    [
      {
        key: 'oil-lamp-1904',
        mimeType: 'image/jpeg',
        url: 'https://collection.example.org/images/oil-lamp-1904.jpg',
        updated: 1000,
      },
    ],
    [['museum-collection', 'asset-source', 'function', []]],
  ]),
  fixed(
    'asset-source/getting-started.mdx',
    'getting-started/asset-source.ts',
    'The first source returns two images, with size and thumbnail.',
    [
      [
        {
          key: 'oil-lamp-1904',
          mimeType: 'image/jpeg',
          url: 'https://collection.example.org/images/oil-lamp-1904.jpg',
          filename: 'Oil lamp, 1904',
          dimension: { width: 2400, height: 1600 },
          thumb: 'https://collection.example.org/images/oil-lamp-1904-small.jpg',
          updated: 1000,
        },
        {
          key: 'harbor-map-1788',
          mimeType: 'image/png',
          url: 'https://collection.example.org/images/harbor-map-1788.png',
          filename: 'Harbor map, 1788',
          dimension: { width: 3000, height: 2000 },
          thumb: 'https://collection.example.org/images/harbor-map-1788-small.png',
          updated: 1000,
        },
      ],
      [['museum-collection', 'asset-source', 'function', []]],
    ],
  ),
  {
    page: 'asset-source/api-keys.mdx',
    samples: [`${folder}api-keys/asset-source.ts`],
    says: 'The secret that the form asks for arrives in `env`, and goes into the request.',
    run: async () => [
      await withNetwork(
        () => Response.json([{ key: 'a' }]),
        () => handlerOf('api-keys/asset-source.ts')(ask(), env),
      ),
      registered(),
    ],
    is: [
      [[{ key: 'a' }], [['GET https://collection.example.org/api/images', 'Bearer token', {}]], []],
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
    page: 'asset-source/api-keys.mdx',
    samples: [`${folder}api-keys/asset-source-with-two-secrets.ts`],
    says: 'All values of the form are strings; a number is made from one, with a default.',
    run: async () => {
      const handler = handlerOf('api-keys/asset-source-with-two-secrets.ts');
      const values = { ...env, COLLECTION_HOST: 'https://own.example' };
      return [
        await withNetwork(items, async () => [
          await handler(ask(), { ...values, PAGE_SIZE: '6' }),
          await handler(ask(), values),
        ]),
        registered(),
      ];
    },
    is: [
      [
        [
          [{ id: 'lamp', title: 'Oil lamp', seconds: 90 }],
          [{ id: 'lamp', title: 'Oil lamp', seconds: 90 }],
        ],
        [
          ['GET https://own.example/api/images?limit=6', 'Bearer token', {}],
          ['GET https://own.example/api/images?limit=24', 'Bearer token', {}],
        ],
        [],
      ],
      [
        [
          'museum-collection',
          'asset-source',
          'function',
          [
            { type: 'string', name: 'COLLECTION_HOST', title: 'Address', options: { type: 'url' } },
            {
              type: 'string',
              name: 'COLLECTION_TOKEN',
              title: 'Token',
              options: { type: 'password' },
            },
            { type: 'string', name: 'PAGE_SIZE', title: 'Images per search' },
          ],
        ],
      ],
    ],
  },
  {
    page,
    samples: [`${folder}handler-function/asset-source.ts`],
    says: 'Each item of the answer becomes an asset.',
    run: async () => {
      const photo = { id: 'a', title: 'Lamp', file: '/a.jpg', width: 2, height: 1 };
      const handler = handlerOf('handler-function/asset-source.ts');
      return [
        await withNetwork(
          () => Response.json([photo]),
          () => handler(ask(), env),
        ),
        registered(),
      ];
    },
    is: [
      [
        [
          {
            key: 'a',
            mimeType: 'image/jpeg',
            url: '/a.jpg',
            filename: 'Lamp',
            dimension: { width: 2, height: 1 },
            updated: 1000,
          },
        ],
        [['GET https://collection.example.org/api/photos', 'Bearer token', {}]],
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
    page: 'guides/asset-source.mdx',
    samples: ['asset-source.ts', 'fetch-photos.ts'].map(
      (file) => `tutorials/photo-library/src/${file}`,
    ),
    says: 'The source asks for page after page, up to 100 photos, and answers an error with no assets.',
    run: async () => {
      const photos = (count: number) =>
        Array.from({ length: count }, (_, index) => ({
          id: `${index}`,
          title: 'Lamp',
          file: '/a.jpg',
          width: 2,
          height: 1,
        }));
      const { default: handler } = runSample<{ default: Handler }>(
        'tutorials/photo-library/src/asset-source.ts',
      );
      const values = { LIBRARY_ADDRESS: 'https://library.example', LIBRARY_TOKEN: 'token' };
      const two = await withNetwork(
        () => Response.json({ photos: photos(1), pages: 2 }),
        () => handler(ask('/?search=lamp', { assetType: 'IMAGE' }), values),
      );
      const [many, pages] = await withNetwork(
        () => Response.json({ photos: photos(60), pages: 9 }),
        () => handler(ask(), values),
      );
      const [exact, asked] = await withNetwork(
        () => Response.json({ photos: photos(50), pages: 9 }),
        () => handler(ask(), values),
      );
      const failed = await withNetwork(
        () => new Response(null, { status: 500 }),
        () => handler(ask(), values),
      );
      return [
        two,
        [many.length, pages.length, exact.length, asked.length],
        failed,
        await handler(ask('/', { assetType: 'VIDEO' }), values),
        await handler(ask('/settings/global'), values),
        registered(),
      ];
    },
    is: [
      [
        [
          {
            key: '0',
            mimeType: 'image/jpeg',
            url: '/a.jpg',
            filename: 'Lamp.jpg',
            dimension: { width: 2, height: 1 },
            updated: 1000,
          },
          {
            key: '0',
            mimeType: 'image/jpeg',
            url: '/a.jpg',
            filename: 'Lamp.jpg',
            dimension: { width: 2, height: 1 },
            updated: 1000,
          },
        ],
        [
          ['GET https://library.example/photos?text=lamp&page=1', 'Bearer token', {}],
          ['GET https://library.example/photos?text=lamp&page=2', 'Bearer token', {}],
        ],
        ['Found 2 photos'],
      ],
      [100, 2, 100, 2],
      [
        [],
        [['GET https://library.example/photos?text=&page=1', 'Bearer token', {}]],
        ['Error: The library says 500'],
      ],
      [],
      { form: [] },
      [
        [
          'photo-library',
          'asset-source',
          'function',
          [
            {
              type: 'string',
              name: 'LIBRARY_ADDRESS',
              title: 'Address of the library',
              options: { type: 'url' },
            },
            {
              type: 'string',
              name: 'LIBRARY_TOKEN',
              title: 'Token',
              options: { type: 'password' },
            },
          ],
        ],
      ],
    ],
  },
];
