import type { Rules } from '../rules.ts';
import { documentation, plugins } from './sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const assetSourceTables: Rules = {
  'asset-source/api-keys.mdx': {
    Troubleshooting: {
      rows: [
        { source: 'exports', table: 0, of: { 'The plugin does not show up': [] } },
        {
          source: 'standard of JavaScript',
          table: 0,
          of: {
            'A switch that is off counts as on': [
              "=env holds strings only, and the text 'false' counts as true. Compare with 'true'.",
            ],
          },
        },
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            'A value is undefined': [
              '=The key in env is exactly the name of the field: env.collection_token is not env.COLLECTION_TOKEN.',
            ],
          },
        },
        {
          source: 'specification 6',
          table: 0,
          of: {
            'You need a secret that was entered earlier': ['nobody look enter anew keep place'],
          },
        },
      ],
      names: [['env', "type utils.EditorPluginAssetSource['handler']"]],
    },
  },
  'asset-source/getting-started.mdx': {
    Troubleshooting: {
      rows: [
        { source: 'specification 3', table: 0, of: { 'Two assets are mixed up': [] } },
        {
          source: 'specification 6',
          table: 0,
          of: {
            'vev deploy is refused': [
              '=Asset sources are in beta. Ask Vev support for deploy access.',
            ],
            'The library shows no assets': [
              '=Check that the plugin is connected, then read its logs.',
            ],
          },
        },
        {
          source: 'specification 1',
          table: 0,
          of: {
            'The handler fails although it works in Node': ['node remove packages depend apis'],
          },
        },
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            "Property 'id' is missing in type, Property 'type' is missing in type or Property 'updated' is missing in type":
              ['=The SDK types require them. See Registration.'],
          },
        },
      ],
    },
  },
  'asset-source/handler-function.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: documentation,
          table: 0,
          of: { 'The library loads slowly': ['=Set thumb on images and videoSample on videos.'] },
        },
        {
          source: 'specification 1',
          table: 0,
          of: { 'The handler fails although it works in Node': [] },
        },
        {
          source: 'specification 3',
          table: 0,
          of: {
            'An asset is there twice, or loses its place in projects': [
              '=Its key changes. Use the id from your system, not a position in the list.',
            ],
            'A video shows a length of hours': ['=duration is in seconds.'],
          },
        },
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            "Property 'additionalSources' is missing in type": ['=Every video needs it. Pass [].'],
          },
        },
      ],
    },
    'Video assets': {
      rows: [
        {
          source: documentation,
          table: 0,
          of: { videoSample: ['', 'address short small version editor faster'] },
        },
      ],
    },
    Assets: {
      rows: [
        {
          source: plugins,
          table: 0,
          of: { selfHosted: ['', 'true yourself plugins cloudinary pixabay unsplash account'] },
        },
      ],
      phrases: [
        [
          'adds `updated` (number, required) and `metaData` (a map of strings, optional)',
          'type utils.BaseProjectAsset',
        ],
      ],
    },
  },
  'asset-source/index.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'specification 5',
          table: 0,
          of: {
            'The plugin collides with another one': [
              '=Its id is taken. It must be unique within your account.',
            ],
          },
        },
        {
          source: 'specification 1',
          table: 0,
          of: { 'A package fails after the deploy': ['check package needs table under runtime'] },
        },
        {
          source: 'specification 6',
          table: 0,
          of: {
            'vev deploy refuses an asset source': ['account needs deploy access support sources'],
          },
        },
      ],
    },
    Runtime: {
      rows: [
        {
          source: plugins,
          table: 0,
          of: {
            "What do Vev's own plugins use?": [
              '=fetch, Request, Response, URL, URLSearchParams, JSON, Promise, btoa and console, in February 2026',
            ],
          },
        },
      ],
    },
  },
};
