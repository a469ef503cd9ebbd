import { describe, expect, it } from 'vitest';
import { createOutlines } from '../site/outlines.ts';
import { findPageImports, resolveSpecifier } from './page-imports.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

type Pages = Parameters<typeof findPageImports>[1];
const placesIn = (root: string, pages: Pages) => findPageImports(root, pages, createOutlines());
const namesIn = async (pages: Pages) => [...(await placesIn('/site', pages)).keys()];
const find = (text: string, file = 'pages/a/b.mdx') => namesIn([{ path: '/a/b', file, text }]);

describe('findPageImports', () => {
  it('resolves relative specifiers, but not packages', async () => {
    await expect(
      find("import A from '../../components/a.tsx'\nimport { b } from 'package'\nimport './c.css'"),
    ).resolves.toEqual(['/site/components/a.tsx', '/site/pages/a/c.css', 'package']);
  });

  it('finds every form of import', async () => {
    const text = `import A from './a'
import { b, c as d } from './b'
import * as e from './e'
import F, { g } from './f'
import {
  h,
  i,
} from './h'
import "./j"
import { default as k } from "./k"; import l from './l'`;
    await expect(find(text)).resolves.toEqual(
      ['a', 'b', 'e', 'f', 'h', 'j', 'k', 'l'].map((name) => `/site/pages/a/${name}`),
    );
  });

  it('names a module once for all pages, in order', async () => {
    const pages = ['b', 'a'].map((name) => ({
      path: `/${name}`,
      file: `pages/${name}.mdx`,
      text: `import X from './x'\nimport Y from './${name}'`,
    }));
    await expect(namesIn(pages)).resolves.toEqual([
      '/site/pages/a',
      '/site/pages/b',
      '/site/pages/x',
    ]);
  });

  it('finds statements anywhere between paragraphs', async () => {
    await expect(
      find(
        "# A\n\ntext\n\nimport X from './x'\n\nmore\n\nexport const y = 1\nimport Z from './z'\n",
      ),
    ).resolves.toEqual(['/site/pages/a/x', '/site/pages/a/z']);
  });

  it('finds a re-export and an import within a block of exports', async () => {
    await expect(find("export const y = 1\nexport {\n  x,\n} from './x'\n")).resolves.toEqual([
      '/site/pages/a/x',
    ]);
    await expect(find("export const y = 1\nimport X from './x'\n\n# A")).resolves.toEqual([
      '/site/pages/a/x',
    ]);
    await expect(find("export const y = 1\n\n{/*\nimport Y from './y'\n*/}")).resolves.toEqual([]);
  });

  it('finds statements right behind front matter and headings', async () => {
    await expect(find("---\ntitle: A\n---\nimport X from './x'\n\n# A")).resolves.toEqual([
      '/site/pages/a/x',
    ]);
    await expect(find("# A\nimport X from './x'\n")).resolves.toEqual(['/site/pages/a/x']);
  });

  it('finds statements beside an export with JSX', async () => {
    await expect(
      find("import X from './x'\nexport const Y = () => <p>don't</p>\n"),
    ).resolves.toEqual(['/site/pages/a/x']);
  });

  it('finds a statement with an empty line', async () => {
    await expect(find("import {\n  a,\n\n  b,\n} from './x'\n")).resolves.toEqual([
      '/site/pages/a/x',
    ]);
  });

  it('finds re-exports of a page', async () => {
    await expect(find("import A from './a'\n\nexport { b } from './b'\n")).resolves.toEqual([
      '/site/pages/a/a',
      '/site/pages/a/b',
    ]);
  });

  it('ignores dynamic imports and import.meta', async () => {
    await expect(
      find(
        "import A from './a'\nexport const b = () => import('./b')\nexport const c = import.meta.url",
      ),
    ).resolves.toEqual(['/site/pages/a/a']);
  });

  it.each([
    ['a fence', "```ts\nimport X from './x'\n\nimport Y from './y'\n```"],
    ['a tilde fence', "~~~\n\nimport X from './x'\n\n~~~"],
    [
      'a longer fence that holds a shorter one',
      "````md\n```\n\nimport X from './x'\n```\n\nimport Y from './y'\n````",
    ],
    ['a fence that is never closed', "```\n\nimport X from './x'"],
    [
      'an indented fence of a list',
      "- a\n\n  - b\n\n    ```ts\n    import X from './x'\n\n    import Y from './y'\n    ```",
    ],
    ['a paragraph', "text\nimport X from './x'"],
    ['a sentence', 'import duties are high.\n\nimport is a word'],
    ['a comment', "{/*\n\nimport X from './x'\n\n*/}"],
    ['a quote', "> import X from './x'"],
    ['a code span', "`import X from './x'`"],
  ])('finds nothing in %s', async (_, text) => {
    await expect(find(`${text}\n`)).resolves.toEqual([]);
  });

  it('finds the statement behind a fence', async () => {
    await expect(find("```ts\nimport X from './x'\n```\n\nimport Y from './y'\n")).resolves.toEqual(
      ['/site/pages/a/y'],
    );
  });

  it('finds the statement behind half a fence in a comment', async () => {
    await expect(
      find("{/*\n```\n*/}\n\nimport Y from './y'\n\n```ts\na\n```\n\n```\nb\n```\n"),
    ).resolves.toEqual(['/site/pages/a/y']);
  });

  it('ignores pages that cannot import, and empty and broken ones', async () => {
    await expect(find("import X from './x'", 'pages/a.md')).resolves.toEqual([]);
    await expect(find('')).resolves.toEqual([]);
    await expect(find("import X from './x\n\nimport { from")).resolves.toEqual([]);
    await expect(namesIn([])).resolves.toEqual([]);
  });
});

it('lists the places where pages import a module, with its spelling', async () => {
  const pages = [
    {
      path: '/a',
      file: 'pages/a.mdx',
      text: "---\na: b\n---\nimport {\n  A,\n} from '../A.tsx'\n",
    },
    { path: '/b/c', file: 'pages/b/c.mdx', text: "text\n\nexport { A } from '../../A.tsx'\n" },
    { path: '/d', file: 'pages/d.mdx', text: "import A from 'A.tsx'\n" },
  ];
  expect((await placesIn('/site', pages)).get('/site/A.tsx')).toEqual([
    { specifier: '../A.tsx', file: 'pages/a.mdx', line: 4, column: 1, imported: ['A'] },
    { specifier: '../../A.tsx', file: 'pages/b/c.mdx', line: 3, column: 1, imported: ['A'] },
  ]);
});

it('says where a partial imports a module, once', async () => {
  write('pages/_b.mdx', "import C from './_c.mdx'\nimport A from 'a'\n");
  write('pages/_c.mdx', "import B from './_b.mdx'\nimport A from '../a.tsx'\n");
  const text = "import B from './_b.mdx'\n\n<B/>";
  const pages = ['a', 'b'].map((name) => ({ path: `/${name}`, file: `pages/${name}.mdx`, text }));
  const places = await placesIn(at(), pages);
  expect(places.get('a')).toEqual([
    { specifier: 'a', file: 'pages/_b.mdx', line: 2, column: 1, imported: ['default'] },
  ]);
  expect(places.get(at('a.tsx'))).toEqual([
    { specifier: '../a.tsx', file: 'pages/_c.mdx', line: 2, column: 1, imported: ['default'] },
  ]);
});

describe('resolveSpecifier', () => {
  it('begins at the page’s folder', async () => {
    expect(resolveSpecifier('/site', 'pages/a/b.mdx', './c')).toBe('/site/pages/a/c');
    expect(resolveSpecifier('/site', 'pages/a/b.mdx', '../../c')).toBe('/site/c');
    expect(resolveSpecifier('/site', 'pages/b.mdx', '@vev/react')).toBe('@vev/react');
  });
});
