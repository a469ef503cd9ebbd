import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { emptyFacts, type PageLink } from '../../shared/page/page.ts';
import { loadSite } from '../site/site.ts';
import { notesOf } from './dev-notes.ts';

const root = mkdtempSync(join(tmpdir(), 'dev-notes-'));
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 9 }));

it('a translation may link to a page that only the source has, and the source to the translation', async () => {
  mkdirSync(join(root, 'pages/de'), { recursive: true });
  const config = "export default { title: 'Site', languages: { de: {} } };";
  writeFileSync(join(root, 'docs.config.js'), config);
  writeFileSync(join(root, 'pages/one.md'), '# One\n');
  writeFileSync(join(root, 'pages/two.md'), '# Two\n');
  writeFileSync(join(root, 'pages/de/one.md'), '# Eins\n');
  const deadOn = async (language: string | undefined, targets: string[]) => {
    const links = targets.map((target, index): PageLink => {
      return { kind: 'page', href: target, target, fragment: '', line: index + 1, column: 1 };
    });
    const site = await loadSite({ root, ...(language && { language }) });
    const { file } = site.pages.find(({ path }) => path === '/one')!;
    const facts = { ...emptyFacts('/one', file), links };
    return notesOf('/one', site, new Map([['/one', facts]])).map(({ line }) => targets[line! - 1]);
  };
  expect(await deadOn('de', ['/one', '/two', '/three'])).toEqual(['/three']);
  expect(await deadOn(undefined, ['/two', '/de/one', '/de/two'])).toEqual(['/de/two']);
});
