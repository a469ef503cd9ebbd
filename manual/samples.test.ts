import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs, installPackages, samples, sites } from './docs.test.kit.ts';

/** What the manual claims of each of its sites: texts of the files that a build writes. */
const claims: Record<string, Record<string, (string | RegExp)[]>> = {
  analytics: { 'index.html': [/<script[^>]*count/], _headers: [/connect-src[^;]*count\.example/] },
  api: {
    'api.html': ['id="get-room"', 'at least 1'],
    'api.md': ['at least 1'],
    _headers: ['https://api.rooms.example'],
  },
  blog: {
    'blog.html': ['The garden is open', 'Ada Ash', 'A hundred and twenty seats'],
    'blog/garden.html': [/By .*Ada Ash/],
    'feed.xml': ['https://rooms.example/blog/garden'],
    'tags/garden.xml': ['https://rooms.example/blog/garden', 'Pages about garden'],
    'tags/garden.html': ['href="/tags/garden.xml"', 'A hundred and twenty seats'],
  },
  branded: {
    'garden.html': [
      '<p class="Brand-place"><a href="/">Rooms</a> / The garden</p>',
      /<docs-island data-island="components\/Seats.tsx#Seats"/,
    ],
  },
  catalog: {
    'index.html': [
      'Every room has a projector',
      '<p>for 6 guests</p>',
      '<span id="azure"></span><a href="/rooms/blue">The blue room</a>',
      'href="#garden"',
      /<link rel="stylesheet" href="\/assets\/content-house-[^"]+\.css"/,
    ],
    'index.md': ['## The blue room\n\nfor 6 guests'],
    'rooms/garden.html': ['It has 40 seats'],
    'search-index.json': ['for 40 guests'],
  },
  cards: {
    'index.html': [/og:image" content="https:\/\/rooms\.example\/assets\/card-[\da-f]{8}\.png"/],
  },
  checks: { 'index.html': ['/legacy/rooms'], 'drafts/next.html': ['Not linked yet'] },
  command: { 'index.html': ['Book a room in the house'] },
  comments: {
    'index.html': [/<details.*<iframe src="https:\/\/comments\.example\/embed\?page=%2F"/s],
    _headers: [/frame-src[^;]* https:\/\/comments\.example/],
  },
  configured: {
    'guide.html': [
      '<title>Welcome – Rooms</title>',
      'https://git.example/rooms/edit/main',
      'The garden opens in',
    ],
    'start.html': ['/guide'],
    'sitemap.xml': ['https://rooms.example/guide/booking'],
  },
  counted: {
    'index.html': [/<script[^>]*analytics/],
    _headers: [/connect-src[^;]*count\.example/],
  },
  extension: {
    'pages.json': ['{"author":"The house","pages":[{"path":"/","title":"Rooms"}]}'],
    'index.words.txt': [/^\d+\n$/],
  },
  feedback: {
    'index.html': [
      /<form[^>]*action="https:\/\/answers\.example\/rooms"/,
      'Was this page helpful?',
    ],
    _headers: [/form-action[^;]*answers\.example/],
  },
  files: {
    'index.html': ['>Book</a>', '>House rules</a>', '1 min read'],
    'guide/booking.html': ['<a href="/tags/first-steps">first steps</a>'],
    'tags/first-steps.html': ['How to book a room', 'href="/tags"'],
    'tags.html': ['(1 page)'],
  },
  first: {
    'rooms.html': ['<td>Garden</td>', 'data-type="tip"'],
    'rooms.md': ['| Garden'],
    'index.html': ['Book a room in the house'],
  },
  foreign: {
    '../books/dist/garden.html': ['It has 40 seats', '<title>The garden – Rooms</title>'],
  },
  languages: {
    'de/book.html': ['<title>Buchen – Räume</title>', 'id="wähle-einen-tag"'],
    'de/garden.html': ['Diese Seite ist noch nicht übersetzt', '<article class="Prose" lang="en"'],
    'ar/index.html': [/<html lang="ar" dir="rtl"/, /<article.*href="\/garden"/s],
  },
  german: { 'index.html': ['lang="de"', 'Auf dieser Seite', 'Finden'] },
  islands: {
    'index.html': ['<strong>€42.00</strong>', /docs-island [^>]*Hours\.tsx#Hours/, '42<!-- --> €'],
    'clock.html': ['--:--'],
  },
  remote: {
    'index.html': ['The rooms of the old house:', '<li>Garden: 40 seats</li>'],
    'index.md': ['- Garden: 40 seats'],
  },
  landing: {
    'index.html': ['class="Hero"', 'Book one by the hour', 'class="Card"', 'comes below the cards'],
  },
  live: { 'index.html': ['data-live'], _headers: ['/_live/*'] },
  look: { 'index.html': ['rel="stylesheet"'] },
  diagrams: { 'index.html': ['<figure class="Diagram">', /<svg class="Diagram-svg".*Choose/s] },
  elements: { 'index.html': ['<p>Open from 9:00 to 17:00.</p>'] },
  members: {
    'index.html': ['<td>Who stays.</td>', '<del><code>days</code></del>'],
    'index.md': ['| `nights` | `number` | `1` | How long. |'],
  },
  threads: { 'index.html': [/data-kind="output">Two rooms: 12\n</] },
  types: {
    'index.html': ['class="Code-typed"', 'data-kind="query"'],
    'index.md': ['(property) seats: number'],
  },
  proof: {
    'index.html': [
      /<summary>How this page is checked<\/summary>.*href="\/_proof\/pages\/index\.json"/s,
    ],
    '_proof/pages/index.json': ['["Words","8"]', '"sha256":'],
  },
  drawing: {
    'index.html': [
      '<figure class="Seats"><div>●●●●●●</div>',
      /<link rel="stylesheet" href="\/assets\/[^"]+\.css"/,
    ],
    'search-index.json': ['The blue room: 6, 6'],
  },
  math: { 'index.html': [/<math[^>]*>.*30/s] },
  monorepo: { 'index.html': ['Knows the seats of every room', 'seatsOf'] },
  outputs: {
    'rooms.json': ['Blue'],
    _redirects: ['/blue /rooms'],
    'blue.html': ['/rooms#blue'],
    'index.html': ['class="Term"'],
    'sw.js': ['fetch'],
    'AGENTS.md': ['A place for one person.'],
  },
  partials: {
    'index.html': ['Book the blue room at the desk'],
    'index.md': ['Book the blue room at the desk'],
  },
  parts: {
    'index.html': [
      '<footer>Rooms, 1 House Street</footer>',
      'This page helped',
      'aria-label="Hours of a clock"',
    ],
    'garden.html': ['aria-label="The garden"', 'class="Sidebar-link"'],
  },
  pictures: {
    'index.html': [/og:image" content="https:\/\/rooms\.example\/assets\/title-[\da-f]{8}\.svg"/],
  },
  plugins: { 'index.html': ['<strong>OPEN!</strong>'] },
  reference: {
    'reference.html': ['href="/reference/rooms/get-room"'],
    'reference/rooms/get-room.html': ['id="get-room.path.name"', 'Go sample', '>GET</span>'],
  },
  search: {
    'index.html': ['data-island="components/Find.tsx#default"'],
    _headers: ["connect-src 'self' https://search.rooms.example"],
  },
  vocs: { 'index.html': ['npm install rooms', 'pnpm add rooms', 'Book a room in the house'] },
  words: {
    'index.html': [
      '<span class="Explained" data-name="seats"><span class="t-property">seats</span></span>',
      /<figure class="Code" data-meanings="\/assets\/meanings-[\da-f]{8}\.json">/,
    ],
  },
  wording: { 'old/chambers.html': ['when a room was a chamber'] },
  shared: { 'index.html': ['Book a room in the house'] },
  widget: {
    'help.html': ['https://chat.example/widget.js'],
    _headers: [
      /script-src[^;]*https:\/\/chat\.example/,
      /connect-src[^;]*wss:\/\/api\.chat\.example/,
    ],
  },
};

describe('the sites that the manual shows', () => {
  it('have a claim each', () => {
    expect(Object.keys(sites).toSorted()).toEqual(Object.keys(claims).toSorted());
  });

  it.each(Object.entries(claims))(
    '%s builds without a warning, and is what the manual says',
    async (name, files) => {
      installPackages(sites[name]!);
      const { status, output } = await docs('build', '--root', sites[name]!);
      expect(output.trim()).toMatch(/^(?:note: .*\n+)*Built \d+ pages? .*(?:\nExtension .*)*$/);
      expect(status).toBe(0);
      for (const [file, texts] of Object.entries(files)) {
        const content = readFileSync(join(sites[name]!, 'dist', file), 'utf8');
        const missing = texts.filter(
          (text) => !(typeof text === 'string' ? content.includes(text) : text.test(content)),
        );
        expect({ file, missing }).toEqual({ file, missing: [] });
      }
    },
  );

  it('checks with the rules of an extension, which the configuration sets', async () => {
    const rules = (await docs('check', '--rules', '--root', sites['wording']!)).output;
    expect(rules).toMatch(/^avoided-word +warn +A word that the house does not use$/m);
  });

  it('has the styles of an extension, and a sheet that it compiles', () => {
    const assets = join(sites['branded']!, 'dist/assets');
    const css = readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('');
    expect(css).toContain('.Brand-place{color:var(--color-muted)}');
    expect(css).toContain('h1{color:#8a3b12}');
  });

  it('leaves a draft out of a build', () => {
    expect(existsSync(join(sites['files']!, 'dist/guide/prices.html'))).toBe(false);
  });
});

describe('the site on VitePress that the manual shows', () => {
  it('is migrated, and the manual lists what is left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrated-'));
    const { status } = await docs(
      'migrate',
      join(samples, 'vitepress/docs'),
      '--to',
      join(folder, 'new'),
    );
    const list = readFileSync(join(folder, 'new/MIGRATION.md'), 'utf8');
    rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
    expect(status).toBe(0);
    await expect(list).toMatchFileSnapshot(join(samples, 'vitepress/MIGRATION.md'));
  });
});
