import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { discoverPages } from '../../../core/src/node/site/discover.ts';
import { madeItems } from '../../../core/src/node/site/made-pages.ts';
import { loadFeatures } from '../../../core/src/content/source/features.ts';
import { labels, openapiFeature } from '../document/openapi.test.kit.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'api-pages-'));
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function write(name: string, text: string): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
}

/**
 * Writes a document with a tag for each name, and with the same number of operations for each tag.
 */
function writeDocument(tags: string[], operations: number): void {
  const entries = tags.flatMap((tag) =>
    Array.from({ length: operations }, (_, index) => [
      `/${tag}/${index}`,
      {
        get: {
          tags: [tag],
          summary: `Get ${tag} ${index}`,
          responses: { 200: { description: '' } },
        },
      },
    ]),
  );
  const info = { title: 'Shelter', version: '1' };
  const document = { openapi: '3.1.0', info, paths: Object.fromEntries(entries) as object };
  write('openapi.json', JSON.stringify(document));
}

const features = await loadFeatures([openapiFeature]);
const discover = () => discoverPages(root, 'pages', { features, labels });
const paths = () => discover().pages.map(({ path }) => path);

describe('the pages of an API reference', () => {
  beforeEach(() => write('pages/api.md', '---\nlayout: minimal\nopenapi: ~/openapi.json\n---\n'));

  it('are one if it is small', () => {
    writeDocument(['Cats', 'Dogs'], 5);
    expect(paths()).toEqual(['/api']);
  });

  it('are one for each tag if it is large, and more for a large tag', () => {
    writeDocument(['Cats', 'Big dogs'], 60);
    expect(paths()).toEqual([
      '/api',
      '/api/big-dogs',
      '/api/big-dogs/2',
      '/api/cats',
      '/api/cats/2',
    ]);
    const page = discover().pages.at(-1)!;
    expect(page).toMatchObject({
      file: 'pages/api.md',
      made: { by: '@stilldocs/openapi', data: { path: '/api', part: 'cats/2' } },
    });
    expect(page.text).toContain('title: "Cats, part 2 of 2"\n');
    expect(page.text).toContain('layout: "minimal"\n');
  });

  it('may be below the home page', () => {
    writeDocument(['Cats', 'Dogs'], 60);
    rmSync(join(root, 'pages/api.md'));
    write('pages/index.md', '---\nopenapi: ../openapi.json\n---\n');
    expect(paths()).toContain('/cats/2');
  });

  it('are rejected if a file has the path of one', () => {
    writeDocument(['Cats', 'Dogs'], 60);
    write('pages/api/cats.md', '# Cats\n');
    expect(discover().diagnostics).toEqual([
      expect.objectContaining({ rule: 'duplicate-path', file: 'pages/api/cats.md' }),
    ]);
  });

  it('are one if the document is missing or broken: compiling reports it', () => {
    expect(paths()).toEqual(['/api']);
    write('openapi.json', '{');
    expect(paths()).toEqual(['/api']);
  });
});

describe('a reference whose pages are chosen', () => {
  const choose = (pages: string) =>
    write('pages/api.md', `---\nopenapi:\n  file: ~/openapi.json\n  pages: ${pages}\n---\n`);
  const sidebar = () => {
    const { pages } = discover();
    const site = { root, pagesDir: 'pages', labels, features };
    return madeItems(site, pages).get('/api');
  };

  it('is one page of any size', () => {
    writeDocument(['Cats', 'Dogs'], 60);
    choose('one');
    expect(paths()).toEqual(['/api']);
    const [cats] = sidebar()!;
    expect(cats).toMatchObject({ text: 'Cats', collapsed: true });
    expect(cats!.link).toBeUndefined();
    expect(cats!.items![1]).toEqual({
      text: 'Get Cats 1',
      link: '/api#get-cats-1',
      badge: { text: 'GET', tone: 'info' },
    });
  });

  it('has a page for each tag, however small or large', () => {
    choose('tags');
    writeDocument(['Cats', 'Big dogs'], 60);
    expect(paths()).toEqual(['/api', '/api/big-dogs', '/api/cats']);
    writeDocument(['Cats'], 1);
    expect(paths()).toEqual(['/api', '/api/cats']);
    expect(sidebar()).toMatchObject([
      { text: 'Cats', link: '/api/cats', items: [{ link: '/api/cats#get-cats-0' }] },
    ]);
  });

  it('has a page for each operation, which its tag lists', () => {
    choose('operations');
    writeDocument(['Cats'], 2);
    expect(paths()).toEqual(['/api', '/api/cats', '/api/cats/get-cats-0', '/api/cats/get-cats-1']);
    expect(sidebar()).toMatchObject([
      {
        text: 'Cats',
        link: '/api/cats',
        items: [{ link: '/api/cats/get-cats-0' }, { link: '/api/cats/get-cats-1' }],
      },
    ]);
  });

  it('has one group for schemas of several pages, which their names tell apart', () => {
    choose('tags');
    const properties = Object.fromEntries(
      Array.from({ length: 1200 }, (_, index) => [`field${index}`, { type: 'string' }]),
    );
    const schemas = Object.fromEntries(
      ['Cat', 'Dog', 'Fish', 'Mouse'].map((name) => [name, { type: 'object', properties }]),
    );
    const info = { title: 'Shelter', version: '1' };
    const paths = { '/cats': { get: { tags: ['Cats'], responses: {} } } };
    const document = { openapi: '3.1.0', info, paths, components: { schemas } };
    write('openapi.json', JSON.stringify(document));
    expect(sidebar()!.slice(1)).toEqual([
      {
        text: 'Schemas',
        collapsed: true,
        items: [
          { text: 'Cat … Fish', link: '/api/schemas' },
          { text: 'Mouse', link: '/api/schemas/2' },
        ],
      },
    ]);
  });

  it('names an operation without a name by its path, beside its method', () => {
    choose('operations');
    const operation = { responses: { 200: { description: '' } } };
    const info = { title: 'Shelter', version: '1' };
    const document = { openapi: '3.1.0', info, paths: { '/cats': { post: operation } } };
    write('openapi.json', JSON.stringify(document));
    expect(sidebar()![0]!.items).toMatchObject([{ text: '/cats', badge: { text: 'POST' } }]);
  });

  it('is in no sidebar without a choice', () => {
    write('pages/api.md', '---\nopenapi: ~/openapi.json\n---\n');
    writeDocument(['Cats'], 2);
    expect(sidebar()).toBeUndefined();
  });

  it('shows groups of tags, and names for readers', () => {
    choose('one');
    const operation = (tag: string) => ({
      get: { tags: [tag], responses: { 200: { description: '' } } },
    });
    const info = { title: 'Shelter', version: '1' };
    const document = {
      ...{ openapi: '3.1.0', info },
      tags: [{ name: 'cats', 'x-displayName': 'All cats' }, { name: 'dogs' }],
      'x-tagGroups': [{ name: 'Pets', tags: ['dogs', 'cats', 'nobody'] }],
      paths: { '/a': operation('cats'), '/b': operation('dogs'), '/c': operation('birds') },
    };
    write('openapi.json', JSON.stringify(document));
    expect(sidebar()).toMatchObject([
      { text: 'Pets', items: [{ text: 'dogs' }, { text: 'All cats' }] },
      { text: 'birds' },
    ]);
  });
});
