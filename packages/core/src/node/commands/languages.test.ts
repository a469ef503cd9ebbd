import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { externalLinks } from '../checks/external.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { loadSites } from '../site/site.ts';
import { contents, useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';
import { runTranslated, withVersion } from './run-translated.ts';
import { runTranslations } from './run-translations.ts';
import { translationsOf } from './translations.ts';

const { root, docs, write, git } = useSites('languages');

const built = (file: string) => readFileSync(join(root(), 'dist', file), 'utf8');
const isBuilt = (file: string) => existsSync(join(root(), 'dist', file));
const build = () => buildSite({ root: root() });
/** The links of a document, without its head. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href);
/** The links of the menu of languages. */
const menuOf = (file: string) =>
  linksIn(/<nav class="LanguageMenu".*?<\/nav>/s.exec(built(file))![0]);

beforeEach(() => {
  write(
    'docs.config.js',
    `import { german } from 'stilldocs';
    export default {
      title: { en: 'Manual', de: 'Handbuch' }, baseUrl: 'https://x.example',
      languages: { de: { labels: german }, es: { fallback: 'link' }, fr: { fallback: 'none' } },
      sidebar: [
        { text: 'Home', link: '/' },
        { text: { en: 'Basics', de: 'Grundlagen' }, items: [
          { text: 'Guide', link: '/guide' }, { text: 'Rest', link: '/rest' },
        ] },
      ],
      redirects: { '/old': '/guide' },
      checks: { 'orphan-page': 'off' },
    };`,
  );
  write('pages/index.md', '# Home\n\n[Guide](/guide) [German](/de/guide)\n');
  write('pages/guide.md', '# Guide\n\n## Install\n\nSee [rest](/rest#part).\n');
  write('pages/rest.md', '# Rest\n\n## Part\n\n[Guide](/guide) [home](/)\n');
  write('pages/de/index.md', '# Start\n\n[Anleitung](/guide) [Rest](/rest)\n');
  write('pages/de/guide.md', '# Anleitung\n\n## Einrichten\n\nSiehe [Rest](/de/rest#part).\n');
  write('pages/es/index.md', '---\nmachineTranslated: true\n---\n\n# Inicio\n\n[Resto](/rest)\n');
  write('pages/fr/index.md', '# Accueil\n\n[Reste](/rest)\n');
  write('public/logo.svg', '<svg/>');
  write('public/shot.svg', '<svg><!--en--></svg>');
  write('public/de/shot.svg', '<svg><!--de--></svg>');
});

it('counts the pages of all languages, and finds their links to other sites', async () => {
  write('pages/de/guide.md', '# Anleitung\n\n[Karte](https://map.example)\n');
  const { pages, facts, site } = await buildSite({ root: root(), dry: true });
  // Of Spanish and French pages, one each; no file of a page that is not translated is rendered again.
  expect(pages).toBe(3 + 2 + 1 + 1);
  expect(externalLinks(site, facts)).toEqual([
    { address: 'https://map.example', places: [{ file: 'pages/de/guide.md', line: 3 }] },
  ]);
});

it('a language without a page of its own is built after a source with workers', async () => {
  for (let page = 0; page < 12; page++) write(`pages/p${page}.md`, `# Page ${page}\n`);
  write('pages/index.md', '# Home\n');
  rmSync(join(root(), 'pages/de'), { recursive: true });
  const { status, output } = await docs('build', '--root', root());
  expect(output).toMatch(/^Built 17 pages/m);
  expect(status).toBe(0);
  expect(built('de/p7.html')).toContain('Page 7');
});

it('each language is a site with its own texts, links and lists', async () => {
  await build();
  const first = contents(join(root(), 'dist'));

  const page = built('de/guide.html');
  expect(page).toContain('<html lang="de"');
  expect(page).toContain('<title>Anleitung – Handbuch</title>');
  expect(page).toContain('href="/de/rest#part"');
  // A section has one id in all languages; its own is for links that were made before.
  expect(page).toContain('<h2 id="install" tabindex="-1"><span id="einrichten"></span>Einrichten');
  expect(page).toContain('href="#install"');
  expect(page).toMatch(/Grundlagen.*href="\/de\/guide"[^>]*>Anleitung</s);
  expect(page).toContain('<span lang="en">Rest</span> <span class="Badge">EN</span>');
  expect(built('guide.html')).not.toContain('Anleitung');
  expect(built('index.html')).toMatch(/<a href="\/de\/guide" target="_self"/);
  expect(built('de/llms.txt')).toMatch(
    /^# Handbuch\n[^]*\[Anleitung\]\(https:\/\/x.example\/de\/guide.md\)/,
  );
  expect(built('llms.txt')).not.toContain('Anleitung');
  expect(built('de/llms.txt')).toMatch(
    /\n## Weitere Seiten\n\n[^]*\n## Andere Sprachen und Versionen\n\n- \[English\]\(https:\/\/x\.example\/llms\.txt\)\n/,
  );
  expect(built('de/search-index.json')).toContain('Einrichten');
  // Pages that are not translated come behind, at the addresses that show them.
  expect(built('de/search-index.json')).toMatch(
    /"title":"Part".*"href":"\/de\/rest#part".*"lang":"en"/,
  );
  expect(built('es/search-index.json')).toContain('"href":"/rest#part"');
  expect(built('fr/search-index.json')).not.toContain('"Part"');
  expect(built('search-index.json')).not.toContain('"lang"');
  const common = ['sitemap.xml', 'robots.txt', '_headers', '_redirects'];
  expect(common.filter((file) => isBuilt(`de/${file}`))).toEqual([]);
  expect(built('_redirects')).toContain('/de/old /de/guide 301');

  // The switch.
  expect(menuOf('guide.html')).toEqual(['/guide', '/de/guide', '/es/', '/fr/']);
  expect(menuOf('de/guide.html')).toEqual(['/guide', '/de/guide', '/es/', '/fr/']);
  expect(menuOf('de/404.html')).toEqual(['/', '/de/', '/es/', '/fr/']);
  expect(built('rest.html')).toContain('Not translated. Leads to “Inicio”');
  const payload = JSON.parse(built('de/_page/guide.json')) as Payload;
  expect(linksIn(payload.regions.main)).toContain('/guide');

  // The offer: only on pages that exist in another language, in its words, or its name without labels.
  const scripts = (file: string) => built(file).match(/\/assets\/offer-[^"]+\.js/g) ?? [];
  expect(scripts('guide.html')).toHaveLength(1);
  expect(scripts('rest.html')).toEqual([]);
  expect(brotliCompressSync(built(scripts('guide.html')[0]!)).length).toBeLessThanOrEqual(400);
  expect(built('guide.html')).toContain('data-offer="Diese Seite auf Deutsch lesen"');
  expect(built('index.html')).toContain('data-offer="Español"');
  expect(built('de/rest.html')).toContain('data-offer="Read this page in English"');

  // A page that is not translated, with `page`.
  const rest = built('de/rest.html');
  expect(rest).toContain('<html lang="de"');
  expect(rest).toContain('<article class="Prose" lang="en" dir="ltr">');
  expect(rest).toMatch(/noch nicht übersetzt\. Sie lesen sie auf <a href="\/rest"/);
  expect(rest).toMatch(/rel="canonical" href="https:\/\/x\.example\/rest"/);
  expect(rest).toMatch(/<article.*href="\/de\/guide".*href="\/de\/".*<\/article>/s);
  expect(isBuilt('de/rest.md')).toBe(false);

  // With `link` and `none`.
  for (const lang of ['es', 'fr']) {
    expect(isBuilt(`${lang}/rest.html`)).toBe(false);
    expect(linksIn(built(`${lang}/index.html`))).toContain('/rest');
    expect(linksIn(built(`${lang}/index.html`))).not.toContain(`/${lang}/rest`);
  }
  const sidebarOf = (file: string) => /<nav class="Sidebar".*?<\/nav>/s.exec(built(file))![0];
  expect(sidebarOf('es/index.html')).toContain('Rest');
  expect(sidebarOf('fr/index.html')).not.toContain('Rest');

  // A page that a machine translated says so, to readers and agents.
  expect(built('es/index.html')).toMatch(/<p class="Notice">.*translated this page.*<a href="\/"/);
  expect(built('es/index.md')).toMatch(/machineTranslated: true\nlang: es\n/);
  expect(built('index.html') + built('de/index.html')).not.toContain('class="Notice"');

  // The sitemap.
  const alternate = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="https://x.example${path}"/>`;
  const ofGuide = ['en', 'x-default'].map((lang) => alternate(lang, '/guide')).join('');
  const sitemap = built('sitemap.xml');
  expect(sitemap.split(ofGuide + alternate('de', '/de/guide'))).toHaveLength(3);
  expect(sitemap).not.toContain('/de/rest');
  expect(sitemap).toMatch(/x.example\/rest<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>/);

  // Files of the public folder: a translated one takes the place of the source's.
  expect(isBuilt('de/logo.svg')).toBe(true);
  expect(built('shot.svg')).toContain('en');
  expect(built('de/shot.svg')).toContain('de');

  // A second build writes the same, from the cache.
  const { fromCache } = await build();
  expect(contents(join(root(), 'dist'))).toEqual(first);
  expect(fromCache).toBe(7);
});

it('a site with one language has the same bytes with the option as without', async () => {
  const config = (option: string) =>
    write(
      'docs.config.js',
      `export default { title: 'Site', baseUrl: 'https://x.example'${option} };`,
    );
  config('');
  for (const lang of ['de', 'es', 'fr'])
    rmSync(join(root(), 'pages', lang), { recursive: true, maxRetries: 9 });
  write('pages/index.md', '# Home\n\n[Guide](/guide)\n');
  await build();
  const without = contents(join(root(), 'dist'));
  config(`, languages: { en: { label: 'English' } }`);
  await build();
  expect(contents(join(root(), 'dist'))).toEqual(without);
});

it('an edit of the source changes its page, its fallbacks, and the marks of its translations', async () => {
  git('init', '-q');
  git('add', 'pages');
  git('commit', '-qm', 'Pages');
  await build();
  const before = contents(join(root(), 'dist'));
  write('pages/guide.md', '# Guide\n\n## Install\n\nRead [rest](/rest#part).\n');
  write('pages/rest.md', '# Rest\n\n## Part\n\n[Guide](/guide) [start](/)\n');
  await build();
  const after = contents(join(root(), 'dist'));
  const changed = Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    // The other names of documents.
    .map((name) => name.replace('/index.html', '.html').replace('.txt', '.json'));
  const documents = ['guide', 'rest'].flatMap((name) => [`/${name}.html`, `/_page/${name}.json`]);
  expect([...new Set(changed)].sort()).toEqual(
    [
      ...documents,
      ...documents.map((name) => `/de${name}`),
      ...['/guide.md', '/rest.md', '/llms-full.json'],
      // Search of a translation finds the rest, and in Spanish both.
      ...['/search-index.json', '/de/search-index.json', '/es/search-index.json'],
    ].sort(),
  );
});

it('checks a link to a page that is not translated, headings and pages that the source lacks, and files in the place of pages', async () => {
  write('pages/de/guide.md', '# Anleitung\n\n[Rest](/rest#nowhere)\n\n## Eins\n\n## Zwei\n');
  write('pages/de/mehr.md', '# Mehr\n');
  write('pages/de/rest.md', '# Rest\n\n## Teil\n\n## Mehr\n');
  write('pages/rest.md', '# Rest\n\n## Part\n\n### More\n');
  write('public/de/guide.html', '');
  const error: unknown = await build().catch((it: unknown) => it);
  expect(diagnosticsOf(error).map(({ rule, message }) => [rule, message])).toEqual([
    [
      'translation',
      'The translation has 2 headings, pages/guide.md had 1: 2 of them keep ids of their own',
    ],
    [
      'translation',
      'The levels of the translation’s headings are not those of pages/rest.md: 2 of them keep ids of their own',
    ],
    ['duplicate-path', 'The page pages/de/guide.md would replace public/de/guide.html'],
    ['dead-anchor', expect.stringContaining('There is no heading "#nowhere" on /rest')],
    ['translation', 'The source has no page /mehr that this one translates'],
  ]);
});

it('a translation says which sections are newer in the source, until they are recorded as translated', async () => {
  git('init', '-q');
  git('add', 'pages');
  git('commit', '-qm', 'Pages');
  write('pages/guide.md', '# Guide\n\n## Install\n\nSee [the rest](/rest).\n\n## New\n\nText.\n');

  const { warnings } = await build();
  expect(warnings.map(({ file, line, rule, message }) => [file, line, rule, message])).toEqual([
    [
      'pages/de/guide.md',
      3,
      'stale-translation',
      '2 of 3 sections are newer in pages/guide.md: Install, New',
    ],
  ]);
  const html = built('de/guide.html');
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('2 von 3 Abschnitten sind auf English neuer.');
  // Below its heading, closed.
  const mark =
    /<\/h2><a class="Heading-link"[^>]*><\/a><\/div><details class="Stale">.*?<\/details>/s;
  const [found = ''] = mark.exec(html.slice(html.indexOf('id="install"'))) ?? [];
  expect(found).toContain('<p>See <ins>the</ins> rest.</p>');
  expect(found).toContain('<div lang="en" dir="ltr">');
  expect(found).toContain('href="/guide#install"');
  // Above the page: it has no heading here.
  expect(/<aside class="Notice">.*?<\/aside>/s.exec(html)![0]).toContain('href="/guide#new"');
  expect(JSON.parse(built('de/_page/guide.json'))).toHaveProperty(
    'regions.main',
    expect.stringContaining('class="Stale"'),
  );
  for (const page of ['guide.html', 'de/index.html']) expect(built(page)).not.toContain('Stale');

  const rows = async () => translationsOf(await loadSites({ root: root() }));
  const stateOf = async (file: string) => (await rows()).find((row) => row.file === file);
  expect(await stateOf('pages/de/guide.md')).toMatchObject({
    ...{ lang: 'de', path: '/guide', source: 'pages/guide.md', state: 'stale', of: 3 },
    sections: [{ title: 'Install', id: 'install', kind: 'changed' }, { title: 'New' }],
  });
  expect(await stateOf('pages/es/rest.md')).toMatchObject({ state: 'missing' });
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await runTranslations({ root: root(), markdown: true });
  expect(printed.mock.lastCall![0]).toContain(
    '### Install (changed)\n\n```diff\n- See rest.\n+ See the rest.\n```',
  );
  expect(printed.mock.lastCall![0]).toContain(
    '## pages/es/rest.md\n\nmissing: pages/rest.md is not translated.\n\nTranslate pages/rest.md into it, with all its headings.\n\nWhen it is done: `docs translated pages/es/rest.md`',
  );
  await runTranslations({ root: root() });
  expect(printed.mock.lastCall![0]).toMatch(/^language .*\nde {8}2 +1 +1 +1 +0 +2\n/);

  // Recorded with the text that is not committed yet.
  await runTranslated({ root: root(), file: 'pages/de/guide.md' });
  const recorded = readFileSync(join(root(), 'pages/de/guide.md'), 'utf8');
  expect(recorded).toMatch(/^---\ntranslatedFrom: '[\da-f]{12}'\n---\n\n# Anleitung/);
  expect(await stateOf('pages/de/guide.md')).toMatchObject({ state: 'current' });
  write('pages/guide.md', '# Guide\n\n## Install\n\nSee [the rest](/rest).\n');
  expect(await stateOf('pages/de/guide.md')).toMatchObject({
    sections: [{ title: 'New', kind: 'removed' }],
  });
  // A commit of the translation does not count: the version is recorded.
  git('commit', '-qam', 'Both');
  expect(await stateOf('pages/de/guide.md')).toMatchObject({ state: 'stale' });
  printed.mockRestore();
});

it('a recorded version that the repository lacks is told, and a page without source is no translation', async () => {
  write('pages/de/guide.md', `---\ntranslatedFrom: '0123456789ab'\n---\n\n# Anleitung\n`);
  write('pages/de/mehr.md', '# Mehr\n');
  const [, german] = await loadSites({ root: root() });
  const page = german!.pages.find(({ path }) => path === '/guide')!;
  expect(page.translationOf).toMatchObject({ missing: '0123456789ab', file: 'pages/guide.md' });
  for (const [file, message] of [
    ['pages/de/mehr.md', 'The source has no page of the path /mehr'],
    ['pages/guide.md', 'pages/guide.md is no translation of this site'],
  ])
    await expect(runTranslated({ root: root(), file })).rejects.toThrow(message);
});

it.each([
  ['# X\n', "---\ntranslatedFrom: 'v'\n---\n\n# X\n"],
  ['\uFEFF---\r\ntitle: X\r\n---\r\nA', "\uFEFF---\r\ntitle: X\r\ntranslatedFrom: 'v'\r\n---\r\nA"],
  ["---\ntranslatedFrom: 'u'\ntitle: X\n---\n", "---\ntranslatedFrom: 'v'\ntitle: X\n---\n"],
  ['---\n---\ntranslatedFrom: u', "---\ntranslatedFrom: 'v'\n---\ntranslatedFrom: u"],
])('a version is recorded in %j', (text, recorded) => {
  expect(withVersion(text, 'v')).toBe(recorded);
});
