import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import claims from './claims.json' with { type: 'json' };
import { type ClaimsRecord, hashOf, hashOfSources, proofRows } from './proof.ts';
import { findClaims } from './checks/claims/report.ts';
import { recordOf } from './checks/claims/record.ts';

const record: ClaimsRecord = claims;
const file = 'pages/react/hooks.mdx';
const source = readFileSync(join(import.meta.dirname, file), 'utf8');
const names = (page: { file: string; source: string }) => proofRows(page).map(([name]) => name);

it('the figures of claims that are shown are those that the check finds', () => {
  const found = recordOf(findClaims());
  for (const [page, figures] of Object.entries(record.pages))
    if (record.sources === found.sources && figures.source === found.pages[page]?.source)
      expect(figures, page).toEqual(found.pages[page]);
}, 120_000);

it('figures of another text are not shown, and the SDK only where samples are', () => {
  expect(names({ file, source: `${source} ` })).toEqual(['SDK of the samples']);
  expect(names({ file, source: 'Words.' })).toEqual([]);
  expect(names({ file: 'pages/none.mdx', source })).toEqual(['SDK of the samples']);
  const isCounted =
    record.sources === hashOfSources() && record.pages[file]?.source === hashOf(source);
  expect(names({ file, source }).includes('Claims')).toBe(isCounted);
});
