import openapi from '../../../openapi.json' with { type: 'json' };
import type { Rules } from '../rules.ts';

const header = openapi.components.securitySchemes.vevKey.name;
const [server] = openapi.servers;
const paths = Object.keys(openapi.paths);
const introspection = paths.find((path) => path.endsWith('/introspection'))!;
const host = server!.url.replace('https://', '');

/** The API: `openapi.json` says most of it. */
export const apiRules: Rules = {
  'api/index.mdx': {
    'API Reference': {
      phrases: [
        [`\`GET ${introspection}\` on \`${host}\``, 'openapi.json'],
        [`in the header \`${header}\``, 'openapi.json'],
      ],
    },
  },
  'api/auth.mdx': {
    'Create a key': {
      rows: [
        {
          source: 'specification 6',
          of: {
            Where: ['user profile'],
            Scope: ['choose'],
            Lifetime: ['until you revoke never expires'],
          },
        },
      ],
    },
    Scopes: {
      names: [['update:packages', 'public source of Vev CI scripts, checked on 2026-11-22']],
      rows: [
        {
          source: 'public source of Vev CI scripts, checked on 2026-11-22',
          of: { 'update:packages': ['deploy CI'] },
        },
      ],
    },
    'Send the key': {
      platform: 'fetch',
      phrases: [['Node.js needs version 18 or higher', 'documentation of Node.js: fetch']],
      rows: [{ source: 'openapi.json', of: { [header]: ['API key'] } }],
    },
    'Test a key': {
      rows: [
        {
          source: 'openapi.json',
          of: {
            Method: ['=GET'],
            Address: [`=${server!.url}${introspection}`],
            Header: [`=${header}`],
            Body: ['=none'],
          },
        },
      ],
    },
  },
};
