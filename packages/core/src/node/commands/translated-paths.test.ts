import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readFrontMatter } from '../../content/source/read-front-matter.ts';
import { emptyFacts } from '../../shared/page/page.ts';
import { openBuiltEditions } from '../built/built-editions.ts';
import { checkTranslations } from '../checks/translations.ts';
import { loadSites } from '../site/site.ts';
import { useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';

const { root, write } = useSites('translated-paths');
const built = (file: string) => readFileSync(join(root(), 'dist', file), 'utf8');

beforeEach(() => {
  write(
    'docs.config.js',
    `export default {
      title: 'Manual', baseUrl: 'https://x.example',
      languages: { de: {}, es: {} },
      topNav: [{ text: 'Start', link: '/start/install' }],
      sidebar: { '/': [{ text: 'Home', link: '/' }], '/start': [{ text: 'Install', link: '/start/install#now' }] },
      redirects: { '/old': '/start/install' },
    };`,
  );
  write('pages/index.md', '# Home\n\n[Install](/start/install)\n');
  write('pages/start/install.md', '# Install\n\n## Now\n\n[Home](/)\n');
  write('pages/start/install.search.txt', 'get it\n');
  write('pages/de/index.md', '# Start\n\n[Hier](/start/install#now) [da](./start/install.md)\n');
  write(
    'pages/de/start/install.md',
    '---\npath: /de/einführung/aufbau\n---\n\n# Aufbau\n\n## Jetzt\n\n[Start](/) [hier](#now)\n',
  );
  write('pages/de/start/install.search.txt', 'holen\n');
});

it('a translation has the path that its front matter names, and the path of the source redirects there', async () => {
  await buildSite({ root: root() });
  const own = '/de/einf%C3%BChrung/aufbau';
  const home = built('de/index.html');
  expect(home).toContain(`<a href="${own}#now">Hier</a> <a href="${own}">da</a>`);
  expect(built('de/start/install.html')).toContain(`url=${own}"`);
  expect(existsSync(join(root(), 'dist/de/start/install.md'))).toBe(false);
  expect(built('_redirects')).toContain(`/de/start/install ${own} 301`);
  expect(built('_redirects')).toContain(`/de/old ${own} 301`);

  const page = built('de/einführung/aufbau.html');
  expect(page).toContain(`rel="canonical" href="https://x.example${own}"`);
  expect(page).toContain('<h2 id="now"');
  const linksOf = (html: string, part: string) =>
    Array.from(
      new RegExp(`<nav class="${part}.*?</nav>`, 's').exec(html)![0].matchAll(/href="([^"]*)"/g),
      ([, href]) => href,
    );
  // The source's page has the same sidebar and the same active item above it.
  expect(linksOf(page, 'Sidebar').at(-1)).toBe(`${own}#now`);
  expect(page).toMatch(new RegExp(`<a [^>]*href="${own}"[^>]*aria-current[^>]*>Start<`));
  expect(linksOf(page, 'LanguageMenu')).toEqual(['/start/install', own, '/es/start/install']);
  expect(linksOf(built('start/install.html'), 'LanguageMenu')).toContain(own);
  expect(linksOf(built('es/start/install.html'), 'LanguageMenu')).toContain(own);
  expect(built('sitemap.xml').split(`hreflang="de" href="https://x.example${own}"`)).toHaveLength(
    3,
  );
  expect(built('de/search-index.json')).toContain(`${own}#now`);
  expect(built('de/search-expansions.json')).toContain('holen');
  expect(built('de/llms.txt')).toContain(`${own}.md`);
  const german = openBuiltEditions(join(root(), 'dist'))({ language: 'de' });
  expect(german.pathOf('/start/install')).toBe('/einführung/aufbau');
});

it('a page of the source at the address of a language is a mistake, also in other letters', async () => {
  write('pages/de.md', '# De\n');
  write('pages/ES/more.md', '# Más\n');
  const [site] = await loadSites({ root: root() });
  expect(site!.diagnostics).toMatchObject([
    {
      severity: 'error',
      message: 'The address /de of a language is taken by the page pages/de.md',
      file: 'docs.config.js',
    },
    {
      message: 'The address /es of a language is taken by the page pages/ES/more.md',
      hint: 'Translations are in pages/es: rename the folder',
    },
  ]);
});

it('a path that another page has, and the path of a home page, are mistakes', async () => {
  const problems = async () =>
    (await loadSites({ root: root() })).flatMap(({ diagnostics }) =>
      diagnostics.map(({ file, message }) => `${file}: ${message}`),
    );
  write('pages/more.md', '# More\n');
  write('pages/de/start/install.md', '---\npath: /More\n---\n\n# Aufbau\n');
  write('pages/de/index.md', '---\npath: start\n---\n\n# Start\n');
  expect(await problems()).toEqual([
    'pages/de/index.md: The page / of a language has no other path',
    'pages/de/start/install.md: The path /More is taken by pages/more.md',
  ]);
  write('pages/de/index.md', '---\npath: ../x\n---\n\n# Start\n');
  write('pages/de/start/install.md', '---\npath: /start/install/\n---\n\n# Aufbau\n');
  expect(await problems()).toEqual([]);
  const { frontMatter, diagnostics } = readFrontMatter('---\npath: ../x\n---\n', 'a.md');
  expect([frontMatter.path, diagnostics[0]?.message]).toEqual([
    undefined,
    expect.stringContaining('expected a path such as'),
  ]);
  const [site] = await loadSites({ root: root() });
  const facts = { ...emptyFacts('/more', 'pages/more.md'), frontMatter: { path: '/mehr' } };
  expect(checkTranslations(site!, new Map([['/more', facts]]))[0]?.message).toContain(
    'the page is no translation: it stays at /more',
  );
});
