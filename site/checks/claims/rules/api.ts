import openapi from '../../../openapi.json' with { type: 'json' };
import type { Rules } from '../rules.ts';
import { scripts } from './sources.ts';

const header = openapi.components.securitySchemes.vevKey.name;
const [server] = openapi.servers;
const paths = Object.keys(openapi.paths);
const introspection = paths.find((path) => path.endsWith('/introspection'))!;
/** The cell of a call: its method and its path. */
const callTo = (end: string) => {
  const [path = end, methods = {}] =
    Object.entries(openapi.paths).find(([candidate]) => candidate.endsWith(end)) ?? [];
  return `=${Object.keys(methods)[0]?.toUpperCase()} ${path}`;
};
const host = server!.url.replace('https://', '');

/** The API: its main source is `openapi.json`. */
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
      names: [['update:packages', scripts]],
      rows: [
        {
          source: scripts,
          of: { 'update:packages': ['deploy CI'] },
        },
      ],
    },
    'Send the key': {
      platform: 'fetch',
      phrases: [['Node.js needs version 18 or higher', 'documentation of Node.js: fetch']],
      rows: [{ source: 'openapi.json', of: { [header]: ['API key'] } }],
    },
    'OAuth for apps with many users': {
      rows: [
        {
          source: 'openapi.json',
          of: {
            'Register your app, once per redirect address': [callTo('/oauth/register')],
            'Send the user to the consent screen': [],
            'Exchange the code for an access token': [callTo('/oauth/token')],
            'Revoke the token': [callTo('/api-key/revoke')],
          },
        },
      ],
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
