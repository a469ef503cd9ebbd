import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { callouts } from '../../shared/page/callouts.ts';
import * as apiTexts from '../../../../openapi/src/labels.ts';
import { englishLabels } from '../../shared/config/labels-config.ts';
import { pluralPattern } from '../../shared/config/fill-plural.ts';
import { engineRoot } from '../files/engine-version.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

/* A site that shows every label, also of API references. Each is replaced by a mark with its name and its placeholders. */

const parent = join(engineRoot, 'node_modules/.tests-labels');
const { at, write, git } = testFolder({ isShared: true, below: parent });

/** Labels that this site does not show: only dev shows drafts, and this site has changes, one language, one version and one chat. */
const elsewhere = [
  ...['draft', 'noChanges', 'language', 'languageInstead', 'notTranslated', 'machineTranslated'],
  ...['languageOffer', 'staleSections', 'staleSection', 'readSource', 'searchUntranslated'],
  ...['version', 'versionInstead', 'versionArchived', 'since', 'differences', 'noDifferences'],
  ...['openIn', 'agentEditions'],
];

const english: Record<string, string> = { ...englishLabels, ...apiTexts };
const names = Object.keys(english).filter((it) => !elsewhere.includes(it));

/** A mark that addresses and scripts contain unchanged. */
const markOf = (name: string) => `zz.${name}.zz`;

const replaced = Object.fromEntries(
  Object.entries(english).map(([name, label]) => {
    const placeholders = label.replace(pluralPattern, '').match(/\{\w+\}/g) ?? [];
    const plural = label.includes(', plural,') ? ['{count, plural, other {#}}'] : [];
    return [name, [markOf(name), ...placeholders, ...plural].join(' ')];
  }),
);

const answer = { responses: { 200: { description: 'Fine' } } };
/** A body in JSON, with an example of each name. */
const json = (schema: object, names: string[] = []) => ({
  'application/json': {
    schema,
    ...(names.length > 0 && {
      examples: Object.fromEntries(names.map((name) => [name, { value: { one: name } }])),
    }),
  },
});
const objectOf = (properties: object) => ({ type: 'object', properties });
const variants = { oneOf: [objectOf({ a: { type: 'string' } }), { type: 'string' }] };

/** An API with every method of authentication, and every kind of type and note. */
const full = {
  openapi: '3.1.0',
  info: {
    title: 'Full',
    version: '1',
    contact: { email: 'a@b.example' },
    license: { name: 'MIT' },
    termsOfService: 'https://terms.example',
  },
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/pets/{id}': {
      put: {
        summary: 'Put',
        operationId: 'put',
        deprecated: true,
        externalDocs: { url: 'https://more.example' },
        security: [{ inHeader: [] }, { bearer: [], basic: [] }, {}],
        parameters: [
          ...['query', 'header', 'cookie'].map((place) => ({ name: 'a', in: place, schema: {} })),
          { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: 'a+' } },
        ],
        requestBody: {
          required: true,
          content: json(
            {
              type: 'object',
              required: ['one'],
              additionalProperties: { type: 'string' },
              properties: {
                one: { type: ['string', 'null'], const: 'a' },
                inner: { type: 'object', properties: { a: { type: 'string' } } },
                few: { type: 'string', enum: ['a', 'b'], minLength: 1, maxLength: 2 },
                many: { type: 'string', enum: [...'abcdefghij'] },
                list: { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 2 },
                set: { type: 'array', items: {}, uniqueItems: true },
                map: {
                  ...{ type: 'object', minProperties: 1, maxProperties: 2 },
                  additionalProperties: { type: 'number' },
                },
                closed: { type: 'number', minimum: 1, maximum: 9, multipleOf: 2, default: 4 },
                open: { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 9 },
                any: { anyOf: [objectOf({ a: {} }), objectOf({ b: {} })] },
                pet: { $ref: '#/components/schemas/Pet' },
                some: { contains: { const: 1 }, maxContains: 2 },
                strict: {
                  patternProperties: { '^a': { not: { required: ['a'] } } },
                  propertyNames: { maxLength: 3 },
                  unevaluatedProperties: false,
                  dependentRequired: { a: ['b'] },
                  if: { properties: { a: { const: 1 } } },
                  ...(JSON.parse('{ "then": { "required": ["b"] } }') as object),
                  else: { required: ['c'] },
                },
                all: { allOf: [variants, variants] },
                choice: { ...variants, discriminator: { propertyName: 'a' } },
                deep: objectOf({ deeper: objectOf({ deepest: variants }) }),
              },
            },
            ['one', 'two'],
          ),
        },
        responses: {
          200: {
            description: 'Fine',
            headers: { 'x-a': { schema: {} } },
            content: json({}, ['one', 'two']),
            links: { again: { operationId: 'put', parameters: { id: '$response.body#/id' } } },
          },
        },
        callbacks: { later: { '{$url}': { post: answer } } },
      },
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: objectOf({ part: { type: 'string' } }),
              encoding: { part: { contentType: 'image/png', headers: { 'x-a': {} } } },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Pet: objectOf({
        name: { type: 'string', readOnly: true },
        password: { type: 'string', writeOnly: true },
        parent: { $ref: '#/components/schemas/Pet' },
      }),
    },
    securitySchemes: {
      inHeader: { type: 'apiKey', in: 'header', name: 'x-key' },
      inQuery: { type: 'apiKey', in: 'query', name: 'key' },
      inCookie: { type: 'apiKey', in: 'cookie', name: 'key' },
      bearer: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'basic' },
      digest: { type: 'http', scheme: 'digest' },
      oauth: { type: 'oauth2', flows: {} },
      openId: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example' },
      certificate: { type: 'mutualTLS' },
    },
  },
};

/** An API so large that a group needs two pages, after a table of contents. */
const large = {
  openapi: '3.1.0',
  info: { title: 'Large', version: '1' },
  tags: [{ name: 'Big' }],
  paths: Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [
      `/${name}`,
      { get: { tags: ['Big'], description: 'x'.repeat(70_000), ...answer }, put: answer },
    ]),
  ),
  webhooks: { sent: { post: answer } },
};

const small = {
  openapi: '3.1.0',
  info: { title: 'S', version: '1' },
  paths: { '/': { get: answer } },
};

const home = `---
authors: A, B, C
tags: [one]
---
# Home

![A picture](/a.png)

$$
a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w
$$

- [ ] One
- [x] Two

<Changes />

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`

::authors

::blog-posts

${Object.keys(callouts)
  .map((type) => `:::${type}\nText.\n:::\n`)
  .join('\n')}
:::details
Text.
:::

## Code

\`\`\`
plain
\`\`\`

\`\`\`ts twoslash
// @errors: 2322 2339
const wrong: number = '';
console.e
//       ^|
\`\`\`

A note.[^1]

[^1]: The note.
`;

/** Every text of the output. */
let output = '';

beforeAll(async () => {
  const config = {
    title: 'Site',
    lang: 'ar',
    baseUrl: 'https://site.example',
    banner: 'Banner',
    topNav: [{ text: 'Home', link: '/' }],
    sidebar: [
      { text: 'Area', items: [{ text: 'Page /', link: '/' }] },
      ...['/full', '/small', '/large'].map((link) => ({ text: `Page ${link}`, link })),
    ],
    areas: [{ text: 'Area', items: [{ text: 'Short', link: '/short' }] }],
    editLink: { pattern: 'https://edit.example/:path' },
    redirects: { '/old': '/' },
    serviceWorker: true,
    markdown: { math: true, imageZoom: true, readingTime: true },
    changes: {},
    live: { hosts: { page: { module: '~/host.js' } } },
    labels: replaced,
  };
  const diagrams = { name: 'diagrams', features: [{ module: '@stilldocs/diagrams/feature' }] };
  write(
    'docs.config.js',
    `import { openapi } from '@stilldocs/openapi';
    import { types } from '@stilldocs/types';
    export default { ...${JSON.stringify(config)}, extensions: [${JSON.stringify(diagrams)}, openapi(), types()] };`,
  );
  write('pages/index.mdx', home);
  write('public/a.png', 'GIF89a');
  for (const [name, document] of Object.entries({ full, large, small })) {
    write(`${name}.json`, JSON.stringify(document));
    write(`pages/${name}.md`, `---\nopenapi: ~/${name}.json\n---\n# ${name}\n`);
  }
  // Without an outline the page's actions have another button on small screens.
  write('pages/short.md', '---\nshowOutline: false\n---\n# Short\n');
  write('host.js', 'export default { modules: {}, mount() {} };');
  write('pages/live.md', '# Live\n\n```js live\na\n```\n\n```js live="off: b"\nb\n```\n');
  git('init', '-q');
  git('add', 'pages');
  git('commit', '-q', '-m', 'Pages');
  expect((await runDocs(['build', '--root', at()])).output).toContain('Built ');
  const files = readdirSync(at('dist'), { recursive: true, withFileTypes: true });
  output = files
    .filter((file) => file.isFile() && /\.(html|js|css|md|json)$|^llms\.txt$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}, 120_000);

it.each(names)('the site’s own %s is shown', (name) => {
  expect(output.includes(markOf(name))).toBe(true);
});

it('no English label is left', () => {
  // `Authorization` is the name of a header, too.
  const words = Object.entries(english).filter(
    ([, label]) => /^[A-Z].{12,}/.test(label) && !/\{|^Authorization$/.test(label),
  );
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter(([, label]) => output.includes(label))).toEqual([]);
});

it('the language sets the direction, and brings the sheet for it', () => {
  const html = (name: string) => readFileSync(at('dist', name), 'utf8');
  for (const name of ['index.html', '404.html', 'old.html'])
    expect(html(name)).toMatch(/<html lang="ar" dir="rtl"/);
  expect(output).toContain('.Code,.Popover,code,kbd,pre{direction:ltr');
});
