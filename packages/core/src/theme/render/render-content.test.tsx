import { Component, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import { strictKeys } from '../../shared/config/strict-keys.ts';
import { noteHook } from './dead-code.ts';
import { island } from './island.tsx';
import { jsxDEV } from './jsx-dev-runtime.ts';
import { renderContent } from './render-content.tsx';

const compiler = createCompiler({ root: import.meta.dirname, base: '', pagesDir: 'pages' });
const Counter = island(({ children }: { children?: ReactNode }) => <button>{children}</button>, {
  id: 'components/counter.tsx#Counter',
  policy: 'touch',
});
const button = (lineNumber: number) =>
  jsxDEV('button', { onClick: () => {} }, undefined, false, {
    fileName: 'components/own.tsx',
    lineNumber,
    columnNumber: 5,
  });
const Live = island(({ children }: { children?: ReactNode }) => <p>{[button(1), children]}</p>, {
  id: 'components/live.tsx#Live',
  policy: 'touch',
});
/** What the bundler makes of `useState(0)`. */
function Stateful() {
  return noteHook(useState, { name: 'useState', file: 'components/own.tsx', line: 7, column: 9 })(
    0,
  )[0];
}
const StatefulIsland = island(
  ({ children }: { children?: ReactNode }) => [<Stateful key="a" />, children],
  {
    id: 'components/live.tsx#Stateful',
    policy: 'touch',
  },
);
class Mounting extends Component {
  override componentDidMount() {}
  override render() {
    return <i />;
  }
}
const Nested = island(() => <p dangerouslySetInnerHTML={{ __html: '<p>b</p>' }} />, {
  id: 'components/nested.tsx#Nested',
  policy: 'touch',
});
const imports = {
  '../components/counter.tsx': { Counter },
  '../components/own.tsx': {
    Bad: () => {
      throw new Error('no luck');
    },
    Null: () => {
      throw null;
    },
    Typo: () => {
      throw new TypeError('(0 , import_react.useStat) is not a function');
    },
    Live,
    Dead: () => button(3),
    Stateful,
    StatefulIsland,
    Nested,
    Mounting,
    Late: () => {
      throw new Promise(() => {});
    },
    facts: strictKeys('facts', { nodeVersion: 'v16' }),
    Main: ({ children }: { children: ReactNode }) => <main>{children}</main>,
    Text: ({ children }: { children: ReactNode }) => <b>{children}</b>,
  },
};

async function render(text: string, path = '/a') {
  const { content, facts } = await compiler.compile({ path, file: 'pages/a.mdx', text });
  expect(facts.diagnostics).toEqual([]);
  return renderContent({
    content: content!,
    path,
    file: 'pages/a.mdx',
    imports,
    frontMatter: facts.frontMatter,
  });
}

const problemsOf = (text: string) => problemsOfFailure(render(text));

const imported =
  "import { Counter } from '../components/counter.tsx'\nimport { Bad, facts, Late, Main, Text } from '../components/own.tsx'\n\n";

describe('renderContent', () => {
  it('renders a page that is a tree and one that is a program alike', async () => {
    const text = '## A `b`\n\n- one\n\n:::note\n<Callout>x</Callout>\n:::\n\n```ts\nlet a\n```\n';
    const { html } = await render(text);
    expect((await render(`${text}\n{''}`)).html.trim()).toBe(html.trim());
  });

  it('lists the islands of a page', async () => {
    const { html, islands } = await render(`${imported}<Counter><Text>x</Text></Counter>`);
    expect(islands).toEqual(['components/counter.tsx#Counter']);
    expect(html).toContain('<docs-slot><b>x</b></docs-slot>');
  });

  it('gives the islands of each page ids of their own, the same in every build', async () => {
    const prefixOf = async (path: string) =>
      /data-prefix="([^"]*)"/.exec((await render(`${imported}<Counter />`, path)).html)![1];
    const prefixes = await Promise.all(['/', '/a', '/b', '/a/b', '/日本'].map(prefixOf));
    expect(new Set(prefixes).size).toBe(5);
    expect(await prefixOf('/a')).toBe(prefixes[1]);
  });

  it('passes its front matter to a page', async () => {
    expect((await render('---\ntitle: T\n---\n{props.frontMatter.title}')).html.trim()).toBe('T');
  });

  it('shows a text that looks like the mark of a suspense', async () => {
    expect((await render('`<!--$!-->`\n\n```html\n<!--$!-->\n```')).html).toContain('!--$!--');
  });
});

describe('an error while rendering', () => {
  it('names the element of what throws no error', async () => {
    const text = "import { Null } from '../components/own.tsx'\n\n# A\n\n<Null />";
    expect(await problemsOf(text)).toMatchObject([
      {
        message: 'Rendering failed: it threw null, which is no Error',
        hint: 'Throw an Error: it has the line',
        line: 5,
      },
    ]);
  });

  it('names a function that a module does not export', async () => {
    const text = "import { Typo } from '../components/own.tsx'\n\n# A\n\n<Typo />";
    const hint = 'Check the name useStat, and whether the module it is from exports it';
    const message = 'Rendering failed: useStat is not a function';
    expect(await problemsOf(text)).toMatchObject([{ message, hint, line: 5 }]);
  });

  it('names an unknown component, its line and the nearest one', async () => {
    expect(await problemsOf('# A\n\n{1}\n\n<Calout>x</Calout>')).toEqual([
      {
        severity: 'error',
        rule: 'unknown-component',
        target: 'Calout',
        message: 'The component <Calout> is neither imported nor built in',
        hint: 'Did you mean <Callout>?',
        file: 'pages/a.mdx',
        line: 5,
        column: 1,
      },
    ]);
  });

  it('suggests an import for a component without a similar name', async () => {
    expect(await problemsOf('{1} text <Whatever /> text')).toMatchObject([
      { hint: 'Import it at the top of the page', line: 1, column: 10 },
    ]);
  });

  it('has the place of a component that its import lacks', async () => {
    const text = "import { Gone } from '../components/own.tsx'\n\n<Gone />";
    expect(await problemsOf(text)).toMatchObject([{ file: 'pages/a.mdx', line: 3, column: 1 }]);
  });

  it('names the member of an object that is no component', async () => {
    expect(await problemsOf('a\n\n<Tabs.Item />')).toMatchObject([
      { severity: 'error', file: 'pages/a.mdx' },
    ]);
  });

  it('rejects a function as prop of an island, with file and line', async () => {
    expect(await problemsOf(`${imported}# A\n\n<Counter onPick={() => 1} />`)).toMatchObject([
      {
        rule: 'island-props',
        message: expect.stringMatching(/^The prop "onPick" .*: function$/),
        file: 'pages/a.mdx',
        line: 6,
        column: 1,
      },
    ]);
  });

  it('contains the error of a component, with the file', async () => {
    expect(await problemsOf(`${imported}<Bad />`)).toMatchObject([
      { rule: 'render', message: 'Rendering failed: no luck', file: 'pages/a.mdx' },
    ]);
    expect(await problemsOf('{nothing.here}')).toMatchObject([
      { message: 'An expression failed: nothing is not defined', file: 'pages/a.mdx' },
    ]);
  });

  it.each([
    [
      'a\n\nHi {name}',
      3,
      String.raw`Import name, or declare it with export const; for text in braces write \{name}`,
    ],
    [
      'a\n\n<p style="color: red">b</p>',
      3,
      "The tags of an .mdx page are JSX: write style={{ marginTop: '1rem' }}, with names in camel case",
    ],
  ])('has a cure: %j', async (text, line, hint) => {
    expect(await problemsOf(text)).toMatchObject([{ file: 'pages/a.mdx', line, hint }]);
  });

  it('has the place of its expression, and its message', async () => {
    const text = `${imported}x\n\n| a |\n|---|\n| b <code>{facts.nodVersion}</code> |`;
    expect(await problemsOf(text)).toEqual([
      {
        severity: 'error',
        rule: 'render',
        message: 'Unexpected facts.nodVersion, expected facts.nodeVersion',
        file: 'pages/a.mdx',
        line: 8,
        column: 11,
      },
    ]);
  });

  it('rejects suspended content', async () => {
    expect(await problemsOf(`${imported}<Late />`)).toMatchObject([
      { rule: 'render', file: 'pages/a.mdx' },
    ]);
  });
});

describe('misplaced elements', () => {
  const nestingOf = async (text: string) =>
    (await render(text)).diagnostics.map(
      ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
    );

  it.each([
    ['of a tree', 'a\n\nb <div>c</div>', 'html-nesting 3:3 <div> is not allowed inside <p>'],
    ['of a program', 'a {1}\n\n<p>\n  b\n</p>', 'html-nesting 4:3 <p> is not allowed inside <p>'],
    [
      'that a component renders',
      'a\n\nb <Callout>c</Callout>',
      'html-nesting 3:1 <aside> is not allowed inside <p>',
    ],
    [
      'of Markdown alone',
      '[a [^1] b](/x)\n\n[^1]: c',
      'html-nesting 1:4 <a> is not allowed inside <a>',
    ],
    [
      'of a table',
      '<table><tr><td>x</td></tr></table>',
      'html-nesting 1:8 <tr> is not allowed inside <table>',
    ],
    [
      'of a <main> in the <main> of the layout',
      'a\n\n<main>b</main>',
      'nested-main 3:1 The page has a <main> inside the <main> of the layout',
    ],
    [
      'of a <main> that a component renders',
      `${imported}<Text>x</Text>\n\n<div>\n  <Text>a</Text>\n  <Main><Text>b</Text></Main>\n</div>`,
      'nested-main 8:3 The page has a <main> inside the <main> of the layout',
    ],
    [
      'that is an island',
      `import { Counter } from '../components/counter.tsx'\n\n<table><tbody><Counter /></tbody></table>`,
      'html-nesting 3:8 The island components/counter.tsx#Counter is not allowed inside <tbody>',
    ],
  ])('are named with their place: %s', async (_, text, expected) => {
    expect(await nestingOf(text)).toEqual([expected]);
  });

  it('are named with the page and the island that renders them', async () => {
    const text = "import { Nested } from '../components/own.tsx'\n\n<div>\n  <Nested />\n</div>";
    const [problem] = (await render(text)).diagnostics;
    expect(problem).toMatchObject({ rule: 'html-nesting', line: 4, column: 3 });
    expect(problem!.hint).toContain('components/nested.tsx#Nested');
  });
});

it('more than 50 million characters of HTML are an error with the limit', async () => {
  const [problem] = await problemsOf("<p>{'x'.repeat(50_000_001)}</p>");
  expect(problem).toMatchObject({ rule: 'limit', file: 'pages/a.mdx', line: 1 });
  expect(problem!.message).toBe('More than 50000000 characters of HTML on a page');
});

it('a handler of a component that runs at build only is an error with its place', async () => {
  const { diagnostics } = await render(
    "import { Dead, Live } from '../components/own.tsx'\n\n<Live><Dead /></Live>\n\n<Dead />",
  );
  expect(diagnostics.map(({ rule, file, line, target }) => [rule, file, line, target])).toEqual([
    ['event-handler', 'components/own.tsx', 3, 'onClick'],
  ]);
});

it('state and effects of a component that runs at build only are reported with their place', async () => {
  const of = async (text: string) =>
    (
      await render(
        `import { Stateful, StatefulIsland, Mounting } from '../components/own.tsx'\n\n${text}`,
      )
    ).diagnostics.map(({ severity, rule, file, line, target }) => [
      severity,
      rule,
      file,
      line,
      target,
    ]);
  const told = ['warning', 'browser-hook', 'components/own.tsx', 7, 'useState'];
  expect(await of('<Stateful />\n\n<Stateful />')).toEqual([told]);
  expect(await of('<StatefulIsland />')).toEqual([]);
  // The content of an island is HTML at this point.
  expect(await of('<StatefulIsland><Stateful /></StatefulIsland>')).toEqual([told]);
  expect(await of('a\n\n<Mounting />')).toEqual([
    ['warning', 'browser-hook', 'pages/a.mdx', 5, 'componentDidMount of <Mounting>'],
  ]);
});
