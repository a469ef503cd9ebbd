import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClaimsRecord, hashOf, hashOfSources } from '../../proof.ts';
import { readPages, siteRoot } from '../page-source.ts';
import type { Claims } from './report.ts';

/** The file that the proofs of the pages read. */
const file = join(siteRoot, 'claims.json');

/** The figures of every page, with hashes of what they were counted on. */
export function recordOf({ all, bound }: Claims): ClaimsRecord {
  const pages: ClaimsRecord['pages'] = {};
  for (const page of readPages()) {
    const own = ({ claim }: Claims['all'][number]) => claim.file === page.file;
    const source = hashOf(page.lines.join('\n'));
    pages[page.file] = { source, claims: all.filter(own).length, bound: bound.filter(own).length };
  }
  return { sources: hashOfSources(), pages };
}

/** Writes the figures for the proofs of the pages. */
export function writeRecord(claims: Claims): void {
  writeFileSync(file, `${JSON.stringify(recordOf(claims), null, 2)}\n`);
}
