import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { loadSite } from '../site/site.ts';
import { createDevSources } from './dev-sources.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, git } = testFolder();
beforeEach(() => {
  mkdirSync(at('pages'));
  writeFileSync(
    at('docs.config.js'),
    "export default { title: 'Site', sidebar: [{ text: 'All', auto: '/' }] };",
  );
  write('one', '# One');
  write('unfinished', '---\ndraft: true\n---\n# Unfinished');
});

const write = (name: string, text: string) => writeFileSync(at(`pages/${name}.md`), text);

it('a sidebar of files follows new pages and new titles', async () => {
  const sources = createDevSources(await loadSite({ root: at(), drafts: true }));
  const texts = () => sources.site.config.sidebar['/']![0]!.items!.map(({ text }) => text);
  expect(texts()).toEqual(['One', 'Unfinished']);
  write('added', '# Added');
  sources.update();
  expect(texts()).toEqual(['Added', 'One', 'Unfinished']);
  write('one', '# Renamed');
  expect(sources.update('pages/one.md')).toBe(true);
  expect(texts()).toEqual(['Added', 'Renamed', 'Unfinished']);
});

it('lists of tags follow the tags and titles of pages', async () => {
  write('one', '---\ntags: [a]\n---\n# One');
  const sources = createDevSources(await loadSite({ root: at(), drafts: true }));
  const textOf = (path: string) => sources.site.pages.find((it) => it.path === path)?.text;
  expect(textOf('/tags/a')).toContain('[One]');
  write('one', '---\ntags: [a, b]\n---\n# Renamed');
  sources.update('pages/one.md');
  expect(textOf('/tags/a')).toContain('[Renamed]');
  expect(sources.changedLists).toEqual(['/tags', '/tags/a', '/tags/b']);
  write('one', '---\ntags: [a, b]\n---\n# Renamed\n\nMore');
  sources.update('pages/one.md');
  expect(sources.changedLists).toEqual([]);
  write('one', '# One');
  sources.update('pages/one.md');
  expect(sources.site.pages.map(({ path }) => path)).toEqual(['/one', '/unfinished']);
});

it('the lists of tags of each language are known to the others', async () => {
  writeFileSync(at('docs.config.js'), "export default { title: 'Site', languages: { de: {} } };");
  mkdirSync(at('pages/de'));
  write('one', '---\ntags: [a]\n---\n# One');
  write('de/one', '---\ntags: [b]\n---\n# Eins');
  const sources = createDevSources(await loadSite({ root: at(), language: 'de' }));
  const lists = () =>
    sources.site.editions!.all.map(({ pages }) =>
      [...pages.keys()].filter((path) => path.startsWith('/tags/')),
    );
  sources.update();
  expect(lists()).toEqual([['/tags/a'], ['/tags/b']]);
  write('de/one', '---\ntags: [c]\n---\n# Eins');
  sources.update('pages/de/one.md');
  expect(lists()).toEqual([['/tags/a'], ['/tags/c']]);
});

it('expansions of search follow their files, also the first one', async () => {
  const sources = createDevSources(await loadSite({ root: at(), drafts: true }));
  const file = at('pages/one.search.txt');
  const phrases = () =>
    sources.site.expansions.flatMap(({ sections }) => sections.flatMap((each) => each.phrases));
  writeFileSync(file, 'uno');
  sources.update();
  expect(phrases()).toEqual(['uno']);
  writeFileSync(file, 'un');
  sources.update();
  expect(phrases()).toEqual(['un']);
  rmSync(file);
  sources.update();
  expect(phrases()).toEqual([]);
});

it('a build has no drafts', async () => {
  const { pages, config } = await loadSite({ root: at() });
  expect(pages.map(({ path }) => path)).toEqual(['/one']);
  expect(config.sidebar['/']![0]!.items).toEqual([{ text: 'One', link: '/one' }]);
});

it('pages that a feature makes follow the pages that they are made of, and other files', async () => {
  writeFileSync(
    at('rooms.mjs'),
    `import { readFileSync } from 'node:fs';
    export default () => ({
      frontMatter: { rooms: { '~standard': { validate: (value) => ({ value }) } } },
      pages: ({ root, pages }) => pages.flatMap(({ frontMatter }) =>
        readFileSync(root + '/' + frontMatter.rooms, 'utf8').split(' ').map((room) => ({ path: '/rooms/' + room, text: '# ' + room }))),
    });`,
  );
  writeFileSync(
    at('docs.config.js'),
    "export default { title: 'T', extensions: [{ name: 'house', features: ['~/rooms.mjs'] }] };",
  );
  writeFileSync(at('a.txt'), 'red');
  writeFileSync(at('b.txt'), 'blue green');
  const sources = createDevSources(await loadSite({ root: at(), drafts: true }));
  const made = () => sources.site.pages.flatMap(({ path, made: it }) => (it ? [path] : []));
  expect(made()).toEqual([]);
  write('one', '---\nrooms: a.txt\n---\n# One');
  expect(sources.update('pages/one.md')).toBe(true);
  expect(made()).toEqual(['/rooms/red']);
  write('one', '---\nrooms: b.txt\n---\n# One');
  sources.update('pages/one.md');
  expect(made()).toEqual(['/rooms/blue', '/rooms/green']);
  writeFileSync(at('b.txt'), 'blue');
  sources.updateMade();
  expect(made()).toEqual(['/rooms/blue']);
  write('one', '# One');
  sources.update('pages/one.md');
  expect(made()).toEqual([]);
});

it('an edit of the working tree changes nothing of an earlier version', async () => {
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'One');
  git('tag', 'v1');
  writeFileSync(
    at('docs.config.js'),
    "export default { title: 'T', versions: { current: '2', '1': 'v1' } };",
  );
  const sources = createDevSources(await loadSite({ root: at(), drafts: true, version: '1' }));
  const { pages, config } = sources.site;
  expect(config.base).toBe('/1');
  write('one', '# Changed');
  write('more', '# More');
  expect([sources.update('pages/one.md'), sources.update()]).toEqual([false, false]);
  sources.updateMade();
  expect(sources.site.pages).toBe(pages);
  expect(sources.site.config).toBe(config);
  // The menu of versions knows the pages of today.
  expect(sources.site.versions![0]!.all[0]!.editions[0]!.pages.has('/more')).toBe(true);
});

it('a translation knows the source as it is now, also when the source is edited', async () => {
  writeFileSync(at('docs.config.js'), "export default { title: 'Site', languages: { de: {} } };");
  mkdirSync(at('pages/de'));
  write('de/one', '# Eins');
  const sources = createDevSources(await loadSite({ root: at(), drafts: true, language: 'de' }));
  const translation = () => sources.site.pages.find(({ path }) => path === '/one')!;
  expect(translation().translationOf).toEqual({
    file: 'pages/one.md',
    from: '# One',
    now: '# One',
  });
  write('one', '# New');
  sources.updateMade();
  expect(translation().translationOf).toMatchObject({ now: '# New' });
  write('de/one', '# Zwei');
  sources.update('pages/de/one.md');
  expect(translation()).toMatchObject({ text: '# Zwei', translationOf: { now: '# New' } });
});
