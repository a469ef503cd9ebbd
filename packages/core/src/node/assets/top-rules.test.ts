import { describe, expect, it } from 'vitest';
import { topRules } from './top-rules.ts';

describe('topRules', () => {
  it('divides a sheet at rules that are in no other', () => {
    expect(topRules('@import "a;b";\n@layer a { b { c: d } }\n.e{f:g}')).toEqual([
      '@import "a;b";',
      '@layer a { b { c: d } }',
      '.e{f:g}',
    ]);
  });

  it.each([
    '.a::before { content: "}" }',
    String.raw`.w-\{x\} { a: b }`,
    String.raw`.a { content: '\'}' }`,
    '/* } ; { */ .a { b: c }',
  ])('reads no mark in %j as one', (rule) => {
    expect(topRules(`${rule} .next{}`)).toEqual([rule, '.next{}']);
  });

  it('keeps what does not end', () => {
    expect(topRules('.a { b: c')).toEqual(['.a { b: c']);
    expect(topRules('} .a{}')).toEqual(['}', '.a{}']);
    expect(topRules('')).toEqual([]);
  });
});
