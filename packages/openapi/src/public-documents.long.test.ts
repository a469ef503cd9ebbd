import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxPageBytes } from './pages/plan-pages.ts';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';

/**
 * Published documents: page, package, file in it, and the number of its operations (including
 * webhooks) and schemas.
 */
const documents = {
  // Of 377 operations two are `x-internal`.
  gitbook: { from: '@gitbook/api', file: 'spec/openapi.json', operations: 375, schemas: 1078 },
  figma: {
    from: '@figma/rest-api-spec',
    file: 'openapi/openapi.yaml',
    operations: 54,
    schemas: 231,
  },
  trek: {
    from: '@readme/oas-examples',
    file: '3.0/json/star-trek.json',
    operations: 120,
    schemas: 222,
  },
  train: {
    from: '@readme/oas-examples',
    file: '3.1/json/train-travel.json',
    operations: 8,
    schemas: 9,
  },
};

const require = createRequire(import.meta.url);
const parent = join(engineRoot, 'node_modules/.tests-api');
let root: string;
let output: string;

/** The parsed HTML of a page: its ids, its links, and the number of its requests and schemas. */
interface Parsed {
  ids: string[];
  hrefs: string[];
  operations: number;
  schemas: number;
}

const pages = new Map<string, Parsed>();

beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  root = mkdtempSync(join(parent, 'api-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(
    join(root, 'docs.config.js'),
    `import { openapi } from '@stilldocs/openapi';
    export default { title: 'Site', extensions: [openapi()] };`,
  );
  const links = Object.keys(documents).map((name) => `[${name}](/${name})`);
  writeFileSync(join(root, 'pages/index.md'), `# Home\n\n${links.join(', ')}\n`);
  for (const [name, { from, file }] of Object.entries(documents)) {
    const ending = file.split('.').at(-1);
    copyFileSync(join(folderOf(from), file), join(root, `${name}.${ending}`));
    const page = `---\nlayout: minimal\nopenapi: ~/${name}.${ending}\n---\n`;
    writeFileSync(join(root, `pages/${name}.md`), page);
  }
  const docs = join(engineRoot, 'bin/docs.mjs');
  const built = spawnSync(process.execPath, [docs, 'build', '--root', root], { encoding: 'utf8' });
  output = built.stdout + built.stderr;
  const dist = join(root, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    const isPage = Object.keys(documents).some((name) => file.startsWith(name));
    // `x/index.html` is the twin of `x.html`.
    if (isPage && file.endsWith('.html') && !file.endsWith('/index.html'))
      pages.set(`/${file.replace('.html', '')}`, parsePage(readFileSync(join(dist, file), 'utf8')));
  }
}, 240_000);

afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 9 }));

function folderOf(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    if (readdirOrNone(join(folder, name)).includes('package.json')) return join(folder, name);
  }
  throw new Error(`${name} is not installed`);
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function parsePage(html: string): Parsed {
  const parsed: Parsed = { ids: [], hrefs: [], operations: 0, schemas: 0 };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const get = (name: string) => node.attrs.find((one) => one.name === name)?.value;
      const id = get('id');
      if (id !== undefined) parsed.ids.push(id);
      const href = get('href');
      if (node.tagName === 'a' && href !== undefined) parsed.hrefs.push(href);
      if (get('class') === 'Api-operation') parsed.operations++;
      if (get('class') === 'Api-schema') parsed.schemas++;
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return parsed;
}

const pagesOf = (name: string) =>
  [...pages].filter(([path]) => path === `/${name}` || path.startsWith(`/${name}/`));

describe('public OpenAPI documents', () => {
  it('are built without a mistake or a dead link', () => {
    expect(output).toContain('Built');
    expect(output).not.toMatch(/^(error|warning):/m);
    expect(sizeOf('gitbook.json')).toBeGreaterThan(1_000_000);
  });

  it.each(Object.entries(documents))(
    '%s: every operation and every schema is shown exactly once',
    (name, { operations, schemas }) => {
      const shown = pagesOf(name).map(([, page]) => page);
      expect(sum(shown.map((page) => page.operations))).toBe(operations);
      expect(sum(shown.map((page) => page.schemas))).toBe(schemas);
    },
  );

  it.each(Object.entries(documents))(
    '%s: every operation and every schema is in the Markdown twins once',
    (name, { operations, schemas }) => {
      const twins = pagesOf(name).map(([path]) =>
        readFileSync(join(root, `dist${path}.md`), 'utf8'),
      );
      const count = (pattern: RegExp) => sum(twins.map((twin) => twin.match(pattern)?.length ?? 0));
      // Below its heading, or in it without a name, with the address of a twin of its own; the table of contents has
      // them in a list.
      const named = /^#+ .*\n\n`[A-Z]+ .+`( \(deprecated\))?( \(\[Markdown\]\(\S+\)\))?$/gm;
      const unnamed = /^#+ [A-Z]+ \/\S*$/gm;
      expect(count(named) + count(unnamed)).toBe(operations);
      expect(count(/^#+ [\w.-]+\n\n[^`#\n]/gm)).toBeGreaterThanOrEqual(schemas);
    },
  );

  it.each(Object.keys(documents))('%s: ids are unique on each page', (name) => {
    for (const [path, { ids }] of pagesOf(name))
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
  });

  it.each(Object.keys(documents))('%s: every local link leads to an element', (name) => {
    const dead = pagesOf(name).flatMap(([path, { hrefs }]) =>
      [...new Set(hrefs)].filter((href) => /^[/#]/.test(href) && !leads(href, path)),
    );
    expect(dead).toEqual([]);
  });

  it.each(Object.keys(documents))('%s: no page weighs more than the bound', (name) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const weights = pagesOf(name).map(([path]) => ({
      path,
      bytes: brotliCompressSync(readFileSync(join(root, `dist${path}.html`)), { params }).length,
    }));
    expect(weights.filter(({ bytes }) => bytes > maxPageBytes)).toEqual([]);
  });

  it('of moderate size are one page, others a page for each tag', () => {
    expect(pagesOf('train')).toHaveLength(1);
    expect(pages.has('/gitbook/spaces')).toBe(true);
    expect(pages.get('/gitbook')!.ids).toContain('list-spaces-in-organization-by-id');
  });
});

function leads(href: string, from: string): boolean {
  const [path = '', fragment = ''] = href.split('#');
  const page = pages.get(path === '' ? from : path);
  if (!page) return path === '/' || existsSync(join(root, 'dist', path));
  return fragment === '' || page.ids.includes(decodeURIComponent(fragment));
}

function sizeOf(file: string): number {
  return readFileSync(join(root, file)).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
