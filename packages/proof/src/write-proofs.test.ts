import type { BuiltSite } from 'stilldocs';
import { expect, it } from 'vitest';
import type { ProvenPage } from './proof-file.ts';
import { writeProofs } from './write-proofs.ts';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

const { at, write, read } = testFolder({ isShared: true });

function edition(base: string, lang: string, paths: [path: string, sourcePath: string][]) {
  for (const [path] of paths)
    for (const [name, text] of [
      [`${base}${path}.html`, '<!doctype html>'],
      [`${base}/_page${path}.txt`, `${base}${path} ${lang}`],
      [`${base}/_page${path}.json`, '{}'],
    ] as const) {
      write(name, text);
    }
  const pages = paths.map(([path, sourcePath]) => ({
    ...{ path, sourcePath, file: `pages${path}.md`, links: [] },
    commit: async () => undefined,
  }));
  return { base, lang, pages, editions: [], checks: {}, labels: {} } as unknown as BuiltSite;
}

it('translations of today have the rows of the site, with the path of the source; earlier versions have none', async () => {
  const german = edition('/de', 'de', [['/raum', '/room']]);
  const old = edition('/1', 'en', [['/room', '/room']]);
  const oldGerman = edition('/1/de', 'de', [['/raum', '/room']]);
  const site = { ...edition('', 'en', [['/room', '/room']]), editions: [german, old, oldGerman] };
  await writeProofs(site, at(), ({ sourcePath, lang, source }: ProvenPage) => [
    [sourcePath, `${lang}: ${source}`],
  ]);
  const rowsOf = (name: string) => (JSON.parse(read(name)) as { rows: unknown }).rows;
  expect(rowsOf('_proof/pages/room.json')).toEqual([['/room', 'en: /room en']]);
  expect(rowsOf('de/_proof/pages/raum.json')).toEqual([['/room', 'de: /de/raum de']]);
  expect(rowsOf('1/_proof/pages/room.json')).toEqual([]);
  expect(rowsOf('1/de/_proof/pages/raum.json')).toEqual([]);
});
