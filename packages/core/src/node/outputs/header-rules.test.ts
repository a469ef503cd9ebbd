import { expect, it } from 'vitest';
import { headersOf, readHeaderRules } from './header-rules.ts';

const rules = readHeaderRules(`# A comment
/*
  X-A: one; two:3
  X-B: b
/docs/*.md
  X-A: four

https://x.example/*
  ! X-B
/of/:name/it
  X-C:c
/own/*
  ! x-b
  X-B: mine
  ! X-A
/own/last
  X-B: joined
`);

it('merges the headers of every matching rule', () => {
  expect(Object.fromEntries(headersOf(rules, '/a'))).toEqual({ 'X-A': 'one; two:3', 'X-B': 'b' });
  expect(headersOf(rules, '/docs/a/b.md').get('X-A')).toBe('one; two:3, four');
  expect(headersOf(rules, '/docs/a_md').get('X-A')).toBe('one; two:3');
  expect(headersOf(rules, '/of/x/it').get('X-C')).toBe('c');
  expect(headersOf(rules, '/of/x/y/it').has('X-C')).toBe(false);
});

it('removes headers of earlier rules, as Cloudflare Pages does', () => {
  expect(Object.fromEntries(headersOf(rules, '/own/a'))).toEqual({ 'X-B': 'mine' });
  expect(headersOf(rules, '/own/last').get('X-B')).toBe('mine, joined');
  expect(headersOf(rules, '/docs/a.md').get('X-B'), 'a rule for another host').toBe('b');
});

it('has no headers for an empty file', () => {
  expect(headersOf(readHeaderRules(''), '/').size).toBe(0);
  expect(headersOf(readHeaderRules('  X-A: b\n'), '/').size).toBe(0);
});
