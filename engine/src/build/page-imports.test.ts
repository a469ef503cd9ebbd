import { describe, expect, it } from 'vitest';
import { findPageImports, resolveSpecifier } from './page-imports.ts';

const find = (text: string, file = 'pages/a/b.mdx') =>
  findPageImports('/site', [{ path: '/a/b', file, text }]);

describe('findPageImports', () => {
  it('resolves relative specifiers and keeps those of packages', () => {
    expect(
      find("import A from '../../components/a.tsx'\nimport { b } from 'package'\nimport './c.css'"),
    ).toEqual(['/site/components/a.tsx', '/site/pages/a/c.css', 'package']);
  });

  it('finds every form of import', () => {
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
    expect(find(text)).toEqual(
      ['a', 'b', 'e', 'f', 'h', 'j', 'k', 'l'].map((name) => `/site/pages/a/${name}`),
    );
  });

  it('names a module once for all pages, in order', () => {
    const pages = ['b', 'a'].map((name) => ({
      path: `/${name}`,
      file: `pages/${name}.mdx`,
      text: `import X from './x'\nimport Y from './${name}'`,
    }));
    expect(findPageImports('/site', pages)).toEqual([
      '/site/pages/a',
      '/site/pages/b',
      '/site/pages/x',
    ]);
  });

  it('finds statements anywhere between paragraphs', () => {
    expect(
      find(
        "# A\n\ntext\n\nimport X from './x'\n\nmore\n\nexport const y = 1\nimport Z from './z'\n",
      ),
    ).toEqual(['/site/pages/a/x', '/site/pages/a/z']);
  });

  it('finds statements right behind front matter and headings', () => {
    expect(find("---\ntitle: A\n---\nimport X from './x'\n\n# A")).toEqual(['/site/pages/a/x']);
    expect(find("# A\nimport X from './x'\n")).toEqual(['/site/pages/a/x']);
  });

  it('finds statements beside an export with JSX', () => {
    expect(find("import X from './x'\nexport const Y = () => <p>don't</p>\n")).toEqual([
      '/site/pages/a/x',
    ]);
  });

  it('finds a statement that holds an empty line', () => {
    expect(find("import {\n  a,\n\n  b,\n} from './x'\n")).toEqual(['/site/pages/a/x']);
  });

  it('finds what a page passes on', () => {
    expect(find("import A from './a'\n\nexport { b } from './b'\n")).toEqual([
      '/site/pages/a/a',
      '/site/pages/a/b',
    ]);
  });

  it('passes over dynamic imports and import.meta', () => {
    expect(
      find(
        "import A from './a'\nexport const b = () => import('./b')\nexport const c = import.meta.url",
      ),
    ).toEqual(['/site/pages/a/a']);
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
  ])('finds nothing in %s', (_, text) => {
    expect(find(`${text}\n`)).toEqual([]);
  });

  it('finds the statement behind a fence', () => {
    expect(find("```ts\nimport X from './x'\n```\n\nimport Y from './y'\n")).toEqual([
      '/site/pages/a/y',
    ]);
  });

  it('finds the statement behind half a fence in a comment', () => {
    expect(find("{/*\n```\n*/}\n\nimport Y from './y'\n\n```ts\na\n```\n\n```\nb\n```\n")).toEqual([
      '/site/pages/a/y',
    ]);
  });

  it('passes over pages that cannot import, and empty and broken ones', () => {
    expect(find("import X from './x'", 'pages/a.md')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(find("import X from './x\n\nimport { from")).toEqual([]);
    expect(findPageImports('/site', [])).toEqual([]);
  });
});

describe('resolveSpecifier', () => {
  it('begins at the page’s folder', () => {
    expect(resolveSpecifier('/site', 'pages/a/b.mdx', './c')).toBe('/site/pages/a/c');
    expect(resolveSpecifier('/site', 'pages/a/b.mdx', '../../c')).toBe('/site/c');
    expect(resolveSpecifier('/site', 'pages/b.mdx', '@vev/react')).toBe('@vev/react');
  });
});
