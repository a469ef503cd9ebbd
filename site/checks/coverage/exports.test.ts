import { expect, it } from 'vitest';
import { sdkExports } from '../drift/sdk-types.ts';
import { readPages } from '../page-source.ts';
import { internalExports, typesOfProps } from './internal-exports.ts';

/** Every name in code in the prose, the tables and the descriptions of members on the pages. */
const named = new Set(
  readPages()
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }) => [...text.matchAll(/`([^`\n]+)`/g)])
    .flatMap(([, code]) => code!.match(/[\w$]+/g) ?? []),
);

it('every export of the SDK, types included, is on a page or internal', () => {
  expect(sdkExports.size).toBeGreaterThan(200);
  const left = [...sdkExports.keys()].filter(
    (name) => !named.has(name) && !typesOfProps.test(name),
  );
  expect(left.filter((name) => !internalExports.has(name))).toEqual([]);
});

it('every internal export is one', () => {
  expect([...internalExports].filter((name) => !sdkExports.has(name))).toEqual([]);
});
