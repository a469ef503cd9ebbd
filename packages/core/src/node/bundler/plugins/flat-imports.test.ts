import { expect, it } from 'vitest';
import { flatImports } from './flat-imports.ts';

const nested = (text: string, conditions: string) =>
  `@import "data:text/css;base64,${Buffer.from(text).toString('base64')}" ${conditions};`;

it('the layer of an import of another host is in the layer of its sheet', () => {
  const css = `${nested('@import url(https://a.example/a.css;b) layer(site)', 'layer(x) screen')}@layer site{a{}}`;
  expect(flatImports(css)).toBe(
    '@layer site.x;@import url(https://a.example/a.css;b) layer(site.x) screen;@layer site{a{}}',
  );
  const unlayered = nested('@import "https://a.example/a.css" print', 'supports(gap: 1px)');
  expect(flatImports(unlayered)).toBe(
    '@import "https://a.example/a.css" supports(gap: 1px) print;',
  );
  const without = '@import "https://a.example/a.css" layer(site);a{}';
  expect(flatImports(without)).toBe(without);
});

it('conditions of all levels hold, and layers keep their order', () => {
  const deep = nested(
    '@import "https://a.example/d.css" layer(site) (width > 1px)',
    'layer screen, print',
  );
  const css = [
    nested('@layer late, early', 'layer(site)'),
    deep,
    nested(deep.slice(0, -1), 'layer(z) supports(display: grid)'),
  ].join('');
  expect(flatImports(css)).toBe(
    [
      '@layer site.late, site.early, site.anonymous-1, site.z.anonymous-2;',
      '@import "https://a.example/d.css" layer(site.anonymous-1) screen and (width > 1px), print and (width > 1px);',
      '@import "https://a.example/d.css" layer(site.z.anonymous-2) supports(display: grid) screen and (width > 1px), print and (width > 1px);',
    ].join(''),
  );
});
