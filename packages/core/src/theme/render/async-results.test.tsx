import { lazy, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import type { AsyncResults, ContentInput } from '../../shared/page/renderer.ts';
import { island } from './island.tsx';
import { jsxDEV } from './jsx-dev-runtime.ts';
import { renderContent } from './render-content.tsx';

/** The page with a program, rendered until nothing is awaited. */
async function rendered(program: string, imports: object = {}) {
  const results: AsyncResults = new Map();
  const content = { program: `const {jsx} = arguments[0];${program}` };
  const input: ContentInput = {
    ...{ content, path: '/a', file: 'pages/a.mdx', imports: { x: imports }, frontMatter: {} },
    results,
  };
  for (let round = 1; ; round++) {
    const { html } = renderContent(input);
    const pending = [...results.values()].flatMap((each) =>
      [...each.values()].flatMap(({ promise }) => promise ?? []),
    );
    if (pending.length === 0) return { html, round };
    await Promise.all(pending);
  }
}

let calls = 0;
async function Double({ of }: { of: number }) {
  calls++;
  await Promise.resolve();
  return <b>{of * 2}</b>;
}
const page = (children: string) =>
  `const {Double, Bad, Box} = arguments[0].imports.x; return { default: () => jsx('div', {children: ${children}}) }`;

describe('an async component', () => {
  it('is awaited, for equal props once', async () => {
    calls = 0;
    const both =
      "[jsx(Double, {of: 2}, '1'), jsx(Double, {of: 3}, '2'), jsx(Double, {of: 2}, '3')]";
    expect(await rendered(page(both), { Double })).toEqual({
      html: '<div><b>4</b><b>6</b><b>4</b></div>',
      round: 2,
    });
    expect(calls).toBe(2);
  });

  it('that throws is an error of the page', async () => {
    const Bad = async () => Promise.reject(new Error('no answer'));
    await expect(rendered(page('jsx(Bad, {})'), { Bad })).rejects.toThrow(
      'Rendering failed: no answer',
    );
  });

  it('is none of an island', async () => {
    const Box = island(() => jsxDEV(Double, { of: 1 }), { id: 'box', policy: 'touch' });
    await expect(rendered(page('jsx(Box, {})'), { Box })).rejects.toThrow(
      'The async component Double is inside an island',
    );
  });
});

it('an export of a page may await', async () => {
  const program =
    "const x = await Promise.resolve(7); return { default: () => jsx('p', {children: x}) }";
  expect((await rendered(program)).html).toBe('<p>7</p>');
});

it('an await in an expression is an error with its place', async () => {
  const program = 'return { default: (props) => props.valueAt(3, 5, () => await 1) }';
  await expect(rendered(program)).rejects.toMatchObject({
    diagnostics: [{ rule: 'syntax', file: 'pages/a.mdx', line: 3, column: 5 }],
  });
});

describe('content that suspends', () => {
  const suspending = page('jsx(Box, {})');
  const boundary = (type: unknown) => () =>
    jsxDEV(Suspense, { fallback: 'wait', children: jsxDEV(type, {}) });

  it('is awaited: a component of lazy, also in an island', async () => {
    const late = () => lazy(async () => Promise.resolve({ default: () => <b>late</b> }));
    const Box = boundary(late());
    expect((await rendered(suspending, { Box })).html).toBe('<div><b>late</b></div>');
    const Island = island(boundary(late()), { id: 'box', policy: 'touch' });
    expect((await rendered(suspending, { Box: Island })).html).toContain('<b>late</b>');
  });

  it('that is not there at build is an error with its place', async () => {
    const Box = boundary(() => use(new Promise<string>(() => undefined)));
    expect(await problemsOfFailure(rendered(suspending, { Box }))).toMatchObject([
      {
        rule: 'render',
        message: 'The content of <Suspense> throws, or is not there, when the page is built',
      },
    ]);
  });

  it('that `lazy` cannot load is an error', async () => {
    const Box = boundary(lazy(async () => Promise.reject(new Error('no such module'))));
    await expect(rendered(suspending, { Box })).rejects.toThrow('The content of <Suspense> throws');
  });
});
