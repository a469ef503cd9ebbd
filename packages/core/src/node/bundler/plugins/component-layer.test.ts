import { expect, it } from 'vitest';
import { componentLayer, withElementRulesBelow } from './component-layer.ts';

const rules = (css: string) => withElementRulesBelow(css, 'a.css').replace(/\s+/g, ' ').trim();

it('rules for mere elements are below the theme', () => {
  expect(rules('button { all: unset }')).toBe('@layer components { button { all: unset; } }');
  expect(rules('*, ::before { margin: 0 } :root { --a: 1 } a:hover > b { top: 0 }')).toMatch(
    /^@layer components \{ [^@]*\}$/,
  );
  expect(rules('@media print { a { color: red } }')).toBe(
    '@media print { @layer components { a { color: red; } } }',
  );
});

it('rules for mere elements in a layer of the sheet are below the theme, with their conditions', () => {
  expect(rules('@layer kit { button { all: unset } .a { top: 0 } }')).toBe(
    '@layer components.kit { button { all: unset; } } @layer kit { .a { top: 0; } }',
  );
  expect(rules('@layer kit { @media print { a, .a { top: 0 } } @layer b { p { top: 0 } } }')).toBe(
    '@layer components.kit { @media print { a { top: 0; } } @layer b { p { top: 0; } } } @layer kit { @media print { .a { top: 0; } } }',
  );
  expect(rules('@layer { button { top: 0 } }')).toBe('@layer components { button { top: 0; } }');
  expect(rules('@layer { b { top: 0 } .a { top: 0 } }')).toBe(
    '@layer components { b { top: 0; } } @layer unnamed-0 { .a { top: 0; } }',
  );
  const kept = '@layer kit { .a { top: 0; } }';
  expect(rules(kept)).toBe(kept);
});

it('rules with a class, an id or an attribute stay, also in a list', () => {
  const kept = '.a button, #b, [c], :is(h1, .d) { top: 0; }';
  expect(rules(kept)).toBe(kept);
  expect(rules('a, .b { top: 0 }')).toBe('@layer components { a { top: 0; } } .b { top: 0; }');
  expect(rules('.a { & p { top: 0 } }')).toBe('.a { & p { top: 0; } }');
});

it('sheets of the engine, of CSS modules and of imports as text stay', () => {
  const { transform } = componentLayer('/cache/', '/site') as unknown as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  const css = 'button { all: unset }';
  expect(transform(css, '/site/a.css')?.code).toContain('@layer components');
  for (const id of ['/site/a.module.css', '/site/a.css?inline', '/cache/styles.css', '/site/a.ts'])
    expect(transform(css, id)).toBeUndefined();
  // The bundler reports it.
  expect(transform('button { ] }', '/site/a.css')).toBeUndefined();
});

it('rules that are nested too deeply are an error with the sheet: they would end the process', () => {
  const { transform } = componentLayer('/cache/', '/site') as unknown as {
    transform(code: string, id: string): unknown;
  };
  const nested = (levels: number) => `/* { */ ${'a{'.repeat(levels)}${'}'.repeat(levels)}`;
  expect(() => transform(nested(400), '/site/a.module.css')).not.toThrow();
  for (const [id, file] of Object.entries({
    '/site/b/a.css': 'b/a.css',
    '/cache/x.css': 'styles.css',
  }))
    expect(() => transform(nested(501), id)).toThrow(
      expect.objectContaining({
        diagnostics: [expect.objectContaining({ rule: 'limit', file, line: 1 })],
      }),
    );
});
