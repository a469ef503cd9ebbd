import type { Rules } from '../rules.ts';
import { documentation, elements, older, scripts, sourceMap } from './sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const apiTables: Rules = {
  'api/auth.mdx': {
    Troubleshooting: {
      rows: [
        { source: scripts, table: 0, of: { 'vev deploy --token is refused': [] } },
        {
          source: 'specification 6',
          table: 0,
          of: {
            'A request is refused': [],
            'A key is lost or leaked': ['stays valid until revoke profile create'],
            'Another service refuses the key': [
              '=Keys of other services are secrets of the plugin.',
            ],
          },
        },
      ],
    },
    'OAuth for apps with many users': {
      phrases: [
        [
          'in the profile as `MCP:` with the name of your app, and can revoke it there',
          documentation,
        ],
        ['OAuth 2.1 with the authorization code grant and PKCE (S256)', documentation],
      ],
    },
    'Ways to get a key': {
      rows: [
        {
          source: documentation,
          table: 0,
          of: { OAuth: ['=An app that users log in to', '=Each user, with their projects only'] },
        },
        {
          source: 'specification 6',
          table: 0,
          of: {
            'A key of your own': ['=Your user profile', '=You'],
            'A secret of an asset source': ['=A plugin', '=Another service'],
          },
        },
      ],
    },
    Scopes: {
      rows: [
        {
          source: older,
          table: 0,
          of: {
            createProject: [
              "=The calls of Vev's earlier Content API",
              "=Vev's earlier documentation",
            ],
          },
        },
        { source: scripts, table: 0, of: { 'update:packages': ['', "=Vev's public code"] } },
        {
          source: documentation,
          table: 0,
          of: {
            'list:project': [
              '=Read projects: their variables, and every tool for agents',
              "=Vev's public documentation",
            ],
            'create:project': [
              'create projects change variables sections library',
              "=Vev's public documentation",
            ],
            'publish:project': [
              '=Publish a project that was made from a library',
              "=Vev's public documentation",
            ],
          },
        },
      ],
    },
    'Send the key': {
      phrases: [['`Authorization: Bearer` with an access token works as well', documentation]],
    },
  },
  'api/index.mdx': {
    '': { phrases: [['in four languages', 'files of engine/src/content/openapi/samples']] },
  },
  'tracking.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'specification 9',
          table: 0,
          of: { 'Times or percentages are off by a large factor': [] },
        },
        {
          source: 'standard of HTML',
          table: 0,
          of: {
            'Nothing arrives from a project in an iframe': [
              'event happens window inside frame listener',
            ],
          },
        },
        {
          source: 'probe: `VEV_LINK_CLICK` is for external links.',
          table: 0,
          of: { 'A click on an internal link sends nothing': [] },
        },
        {
          source: 'probe: A browser pauses a video before it ends',
          table: 0,
          of: { 'A video counts as stopped and as ended': ['both events come videos count tells'] },
        },
        {
          source: "probe: `'TRACK'` for every custom event",
          table: 0,
          of: {
            'Custom events all have the same name': [
              "=Their type is TRACK. The designer's name is in data.event.",
            ],
          },
        },
        {
          source: 'probe: `data-layer.js` leaves these out',
          table: 0,
          of: {
            'Link clicks or videos count twice in the data layer': [
              '=The project pushes them itself. Leave them out of your listener.',
            ],
          },
        },
        {
          source: 'probe: `JSON.stringify(data)` fails on the elements',
          table: 0,
          of: {
            'Converting circular structure to JSON': ['custom event holds elements plain values'],
          },
        },
        { source: 'specification 7', table: 0, of: { 'detail or data is undefined': [] } },
        {
          source: sourceMap,
          table: 0,
          of: { 'No load events arrive': ['listener comes project sends starts register'] },
        },
      ],
    },
    'What the project tells a data layer': {
      rows: [
        {
          source: elements,
          table: 0,
          of: {
            "Videos of Vev's own elements": [
              "=event: 'video', eventAction such as 'Play' or 'Pause'",
            ],
          },
        },
        {
          source: "probe: `event: 'link'`, `eventCategory` such as",
          table: 0,
          of: { 'Any click on a link': [] },
        },
      ],
      phrases: [
        [
          'has `window.dataLayer`, the runtime in SDK 0.3 pushes into it without any listener',
          'probe: Where the function `ga` exists',
        ],
      ],
    },
    'Custom events': {
      rows: [
        { source: "probe: `'TRACK'` for every custom event", table: 1, of: { type: [] } },
        { source: 'probe: | `data.event` | The name', table: 1, of: { 'data.event': [] } },
        {
          source:
            'probe: After a click these are `type`, `target` and `currentTarget`, of which two',
          table: 1,
          of: { 'data, other members': [] },
        },
        {
          source: 'probe: With `onVisible` it is the content key.',
          table: 1,
          of: { 'metaData.contentKey': [] },
        },
      ],
    },
    'How videos count': {
      rows: [
        {
          source: elements,
          table: 0,
          of: {
            VEV_VIDEO_PROGRESS: [
              'timeupdate percentagePlayed nearly several second highest percentageplayed',
            ],
            'VEV_VIDEO_STOP, VEV_VIDEO_END': [],
            VEV_VIDEO_END: ['=percentagePlayed is 100.'],
            'All video events': ['=They also carry videoName.'],
          },
        },
      ],
    },
  },
};
