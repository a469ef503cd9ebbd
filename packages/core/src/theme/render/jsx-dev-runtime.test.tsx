import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { island, renderWithIslands } from './island.tsx';
import { Fragment, jsx, jsxDEV, jsxs } from './jsx-dev-runtime.ts';

const Tabs = island<object>(() => <p />, { id: 'components/tabs.tsx#Tabs', policy: 'touch' });
const source = { fileName: 'pages/a.mdx', lineNumber: 7, columnNumber: 3 };

/** The problem of these props on an island, from the JSX runtime or from the render. */
function problemOf(props: object) {
  try {
    renderWithIslands(jsxDEV(Tabs, props, undefined, false, source), 'p-');
  } catch (error) {
    return error instanceof DiagnosticError ? error.diagnostics : error;
  }
  return undefined;
}

describe('jsxDEV', () => {
  it.each([
    ['function', () => 1],
    ['symbol', Symbol('x')],
    ['bigint', 1n],
  ])('refuses to give an island a %s, with file and line', (kind, value) => {
    expect(problemOf({ label: 'ok', onPick: value })).toEqual([
      {
        severity: 'error',
        rule: 'island-props',
        message: `The prop "onPick" of island components/tabs.tsx#Tabs is not data: ${kind}`,
        hint: 'Props of a ‘use client’ component cross to the browser as JSON: move the code into its file',
        file: 'pages/a.mdx',
        line: 7,
        column: 3,
      },
    ]);
  });

  it('refuses a class and a function as children', () => {
    expect(problemOf({ type: Date })).toMatchObject([
      { message: expect.stringMatching(/^The prop "type" .*: function$/) },
    ]);
    expect(problemOf({ children: () => 1 })).toMatchObject([
      { message: expect.stringMatching(/^The prop "children" .*: function$/) },
    ]);
  });

  it('rejects code below a prop, which JSON would drop silently', () => {
    expect(problemOf({ options: { onPick: () => 1 } })).toMatchObject([
      { rule: 'island-props', line: 7 },
    ]);
    expect(problemOf({ items: [{ a: 1 }, { format: () => 1 }] })).toMatchObject([
      { rule: 'island-props', line: 7 },
    ]);
    expect(problemOf({ big: { n: 1n } })).toMatchObject([{ rule: 'island-props', line: 7 }]);
  });

  it('refuses an element below a prop, which cannot become a slot', () => {
    expect(problemOf({ items: [{ label: 'a', content: <p /> }] })).toMatchObject([
      { rule: 'island-props', line: 7 },
    ]);
  });

  it('rejects cyclic props', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(problemOf({ circular })).toMatchObject([{ rule: 'island-props', line: 7 }]);
  });

  class Own {
    field = 1;
  }
  it.each([
    ['Date', [new Date(0)]],
    ['Map', [new Map()]],
    ['Own', [new Own()]],
    ['Infinity', [Infinity]],
    ['-Infinity', [-Infinity]],
    ['NaN', [NaN]],
    ['undefined', [undefined]],
    // oxlint-disable-next-line no-sparse-arrays
    ['undefined', [,]],
  ])('rejects %s, which JSON would change', (kind, list) => {
    expect(problemOf({ list })).toMatchObject([
      {
        message: expect.stringMatching(new RegExp(`^The prop "list\\[0\\]" .*: ${kind}$`)),
        line: 7,
      },
    ]);
  });

  it('rejects a number as a prop that JSON would make null, and says so', () => {
    expect(problemOf({ max: Infinity })).toMatchObject([
      {
        message: 'The prop "max" of island components/tabs.tsx#Tabs is not data: Infinity',
        hint: 'Props of a ‘use client’ component cross to the browser as JSON, which makes it null: write null, or a text',
      },
    ]);
  });

  it('accepts undefined where the browser reads or shows the same', () => {
    expect(problemOf({ options: { a: undefined }, children: [undefined, 'text'] })).toBeUndefined();
  });

  it('accepts a value that occurs twice', () => {
    const shared = { a: 1 };
    expect(problemOf({ one: shared, two: [shared, shared] })).toBeUndefined();
  });

  it('refuses a type that is no component, with file and line', () => {
    for (const [type, kind] of [
      [undefined, 'undefined'],
      [null, 'null'],
      [{}, 'object'],
    ] as const) {
      const make = () => jsxDEV(type, {}, undefined, false, source);
      expect(make).toThrow(`An element’s type is no component: ${kind}`);
      expect(make).toThrow(DiagnosticError);
    }
  });

  it('accepts data and elements', () => {
    const props = {
      text: 'a',
      n: 0,
      no: false,
      nothing: null,
      missing: undefined,
      list: [1, { a: 'b' }],
      children: <p>x</p>,
    };
    expect(problemOf(props)).toBeUndefined();
  });

  it('omits an unknown place', () => {
    expect(() => renderWithIslands(jsxDEV(Tabs, { a: () => 1 }), 'p-')).toThrow(
      /^The prop "a" .*: function/,
    );
  });

  it('allows functions on any other component and element', () => {
    const Own = ({ render }: { render: () => ReactNode }) => <b>{render()}</b>;
    expect(renderWithIslands(jsxDEV(Own, { render: () => 'x' }), '').html).toBe('<b>x</b>');
    expect(renderWithIslands(jsxDEV('button', { onClick: () => {} }), '').html).toBe(
      '<button></button>',
    );
  });

  it('creates the same elements as React, including keys and fragments', () => {
    expect(jsxDEV('p', { id: 'x' }, 'k')).toMatchObject({
      type: 'p',
      key: 'k',
      props: { id: 'x' },
    });
    expect(jsxDEV(Fragment, { children: 'x' }).type).toBe(Fragment);
    expect([jsx('p', { id: 'x' }), jsxs('p', { id: 'x' })]).toMatchObject([
      { type: 'p' },
      { type: 'p' },
    ]);
  });
});
