import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { readPlaces } from '../site/config/config-place.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { configLinks } from './config-links.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'config-'))));
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const load = (base?: string) => loadConfig(root, join(root, '.cache'), { base });

async function problemsOf(text: string, file = 'docs.config.ts'): Promise<Diagnostic[]> {
  write(file, text);
  const error: unknown = await load().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DiagnosticError);
  return (error as DiagnosticError).diagnostics;
}

it('sponsors are in groups, or in a plain list', async () => {
  const item = (name: string) => ({ name, link: 'https://a.example', image: '/a.svg' });
  const sponsorsOf = async (written: unknown) => {
    write('docs.config.ts', `export default { title: 'x', sponsors: ${JSON.stringify(written)} };`);
    return (await load()).config.sponsors;
  };
  const [one, two] = [item('One'), item('Two')];
  const at = (sponsor: object, ...path: PropertyKey[]) => ({ ...sponsor, path });
  expect(await sponsorsOf([one, two])).toEqual([{ height: 40, rows: [[at(one, 0), at(two, 1)]] }]);
  expect(await sponsorsOf([[one], [two]])).toEqual([
    { height: 40, rows: [[at(one, 0, 0)], [at(two, 1, 0)]] },
  ]);
  expect(await sponsorsOf([one, [two]])).toEqual([
    { height: 40, rows: [[at(one, 0), at(two, 1, 0)]] },
  ]);
  const gold = { name: 'Gold', height: 50 };
  const row = [at(one, 0, 'items', 0), at(two, 0, 'items', 1)];
  expect(await sponsorsOf([{ ...gold, items: [one, two] }])).toEqual([{ ...gold, rows: [row] }]);
  expect(await sponsorsOf([{ ...gold, items: [] }])).toEqual([{ ...gold, rows: [] }]);
  expect(await sponsorsOf([])).toEqual([]);
  const problems = await problemsOf(
    "export default {\n  title: 'x',\n  sponsors: [\n    { name: 'One', link: '/', imgae: '/a.svg' },\n  ],\n};",
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    message: 'Unexpected key "sponsors[0].imgae" in docs.config.ts, expected a known key',
    hint: 'Did you mean "image"?',
    line: 4,
  });
});

it('a link of a plain list is placed where it stands', async () => {
  const text =
    "export default {\n  title: 'x',\n  sponsors: [\n    { name: 'A', link: '/', image: '/a.svg' },\n    { name: 'B', link: '/gone', image: '/b.svg' },\n  ],\n};";
  write('docs.config.ts', text);
  const links = configLinks((await load()).config);
  const placeOf = await readPlaces(text, 'docs.config.ts');
  expect(placeOf(links.find(({ link }) => link === '/gone')!.path)).toEqual({
    line: 5,
    column: 18,
  });
});
