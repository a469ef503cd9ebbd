import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import axe from './axe.json' with { type: 'json' };
import claims from './claims.json' with { type: 'json' };
import {
  type AxeRecord,
  type ClaimsRecord,
  hashOf,
  hashOfDocument,
  hashOfSources,
  proofRows,
} from './proof.ts';
import { findClaims } from './checks/claims/report.ts';
import { recordOf } from './checks/claims/record.ts';

const record: ClaimsRecord = claims;
const axeRecord: AxeRecord = axe;
const file = 'pages/react/hooks.mdx';
const source = readFileSync(join(import.meta.dirname, file), 'utf8');
const document = () => '<html>';
const path = '/react/hooks';
const names = (page: { file: string; source: string }) =>
  proofRows({ path, document, ...page }).map(([name]) => name);
const axeOf = (html: string, of = path) =>
  proofRows({ path: of, file, source, document: () => html }).at(-1)!;

it('the figures of claims that are shown are those that the check finds', () => {
  const found = recordOf(findClaims());
  for (const [page, figures] of Object.entries(record.pages))
    if (record.sources === found.sources && figures.source === found.pages[page]?.source)
      expect(figures, page).toEqual(found.pages[page]);
}, 120_000);

it('figures of another text are not shown, and the SDK only where samples are', () => {
  const last = 'Accessibility, by axe';
  expect(names({ file, source: `${source} ` })).toEqual(['SDK of the samples', last]);
  expect(names({ file, source: 'Words.' })).toEqual([last]);
  expect(names({ file: 'pages/none.mdx', source })).toEqual(['SDK of the samples', last]);
  const isCounted =
    record.sources === hashOfSources() && record.pages[file]?.source === hashOf(source);
  expect(names({ file, source }).includes('Claims')).toBe(isCounted);
});

it('axe is told of the document that it was run on, and of no other', () => {
  const [path, { passed, failed }] = Object.entries(axeRecord.pages)[0]!;
  expect(failed).toBe(0);
  expect(passed).toBeGreaterThan(10);
  expect(axeOf('<html>Another.', path)[1]).toBe('Not run on this version of the page');
  expect(axeOf('<html>', '/none')[1]).toBe('Not run on this version of the page');
  // The date of the last commit is no part of the document.
  const dated = (date: string) =>
    hashOfDocument(`<p>Last updated <time datetime="${date}"></time></p>`);
  expect(dated('2026-01-01')).toBe(dated('2026-01-02'));
  expect(hashOfDocument('<p>')).not.toBe(hashOfDocument('<b>'));
});
