import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyFacts, type PageLink } from '../../shared/page/page.ts';
import { loadSite } from '../site/site.ts';
import { notesOf } from './dev-notes.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write, git } = testFolder({ isShared: true });

it('a translation may link to a page that only the source has, and the source to the translation', async () => {
  mkdirSync(at('pages/de'), { recursive: true });
  const config =
    "export default { title: 'Site', languages: { de: {} }, versions: { current: '2', '1': 'v1' } };";
  write('docs.config.js', config);
  write('pages/one.md', '# One\n');
  write('pages/two.md', '# Two\n');
  write('pages/de/one.md', '# Eins\n');
  git('init', '-q');
  git('add', 'pages');
  git('commit', '-qm', 'One');
  git('tag', 'v1');
  write('pages/de/one.md', '---\npath: /eins\n---\n\n# Eins\n');
  const deadOn = async (language: string | undefined, targets: string[]) => {
    const links = targets.map((target, index): PageLink => {
      return { kind: 'page', href: target, target, fragment: '', line: index + 1, column: 1 };
    });
    const site = await loadSite({ root: at(), ...(language && { language }) });
    const { path, file } = site.pages.find((page) => page.file.endsWith('one.md'))!;
    const facts = { ...emptyFacts(path, file), links };
    return notesOf(path, site, new Map([[path, facts]])).map(({ line }) => targets[line! - 1]);
  };
  expect(await deadOn('de', ['/eins', '/two', '/three', '/1/one', '/1/two', '/1/x'])).toEqual([
    ...['/three', '/1/x'],
  ]);
  expect(await deadOn(undefined, ['/two', '/de/eins', '/de/one', '/de/two', '/1/one'])).toEqual([
    '/de/two',
  ]);
});
