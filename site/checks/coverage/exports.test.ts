import { expect, it } from 'vitest';
import { declarationsOf } from '../drift/declarations.ts';
import { readPages } from '../page-source.ts';

/** Every name in code in the prose and the tables of the pages. */
const named = new Set(
  readPages()
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }) => [...text.matchAll(/`([^`\n]+)`/g)])
    .flatMap(([, code]) => code!.match(/[\w$]+/g) ?? []),
);
const { exports } = declarationsOf(['string']);

it.each([
  ['@vev/react', exports.sdk],
  ['@vev/utils', exports.utils],
])('every export of %s, types included, stands on a page', (_, names) => {
  expect(names.size).toBeGreaterThan(100);
  expect([...names.keys()].filter((name) => !named.has(name))).toEqual([]);
});
