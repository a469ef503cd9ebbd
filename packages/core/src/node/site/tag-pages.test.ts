import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { tagPath } from '../../shared/page/tags.ts';
import { tagFeeds } from './linked-outputs.ts';
import { readOutline } from '../../content/source/page-outline.ts';
import { headOf, type ReadHead } from './source-title.ts';
import { withTagPages } from './tag-pages.ts';

const readHead: ReadHead = (source) => headOf(source, () => readOutline('title', source));

const page = (path: string, text: string) => ({ path, file: `pages${path}.md`, text });
const pages = [
  page('/blog/garden', '---\ntags: [rooms, garden]\ndate: 2026-05-01\n---\n# The *garden*'),
  page('/blog/house', '---\ntags: Rooms\ndate: 2026-06-01\ndescription: "[New]"\n---\n# House'),
  page('/guide/book', '---\ntags: [rooms, rooms, " "]\n---\n# Book {{ it }} [How: to]'),
  page('/guide/api', '---\ntags: [C#]\n---\n'),
  page('/hidden', '---\ntags: [rooms, secret]\nsearchable: false\n---\n# Hidden'),
  page('/plain', 'tags: [rooms]'),
];
const config = configOf({ baseUrl: 'https://a.example' });
const textOf = (path: string, given = pages, of = config) =>
  withTagPages(given, of, readHead)
    .find((each) => each.path === path)
    ?.text.replace(/^---[\s\S]*?---\n\n/, '');

it('a site without tags has no lists, nor has one that wants none', () => {
  const plain = [page('/', '# Home')];
  expect(withTagPages(plain, config, readHead)).toBe(plain);
  expect(withTagPages(pages, configOf({ tagPages: false }), readHead)).toBe(pages);
});

it('each tag has a list: dated pages first, the newest before the others, then by title', () => {
  expect(textOf('/tags/rooms')).toBe(
    [
      '# Pages about rooms\n',
      '- [House](</blog/house>)\\\n  \\[New\\]',
      '- [The garden](</blog/garden>)',
      '- [Book \\{\\{ it \\}\\}](</guide/book>)\\\n  How\\: to',
      '\n[All tags](</tags>)\n',
    ].join('\n'),
  );
});

it('tags are read in every spelling of YAML', () => {
  const spellings = [
    '---\n"tags": [one]\n---\n',
    '--- \ntags : [one]\n---\n',
    '---\n{ tags: [one] }\n---\n',
  ];
  for (const text of spellings) expect(textOf('/tags/one', [page('/a', text)])).toBeDefined();
});

it('a list of all tags has their numbers of pages', () => {
  expect(textOf('/tags')).toBe(
    '# Tags\n\n- [C\\#](</tags/c-sharp>) (1 page)\n- [garden](</tags/garden>) (1 page)\n- [rooms](</tags/rooms>) (3 pages)\n',
  );
  expect(textOf('/tags', pages, configOf({ labels: { tags: 'Themen' } }))).toContain('# Themen');
});

it('the lists are sorted among the pages, made again, and give way to pages of the site', () => {
  const once = withTagPages(pages, config, readHead);
  expect(once.map(({ path }) => path)).toEqual(
    [
      ...pages.map(({ path }) => path),
      '/tags',
      '/tags/c-sharp',
      '/tags/garden',
      '/tags/rooms',
    ].sort(),
  );
  expect(withTagPages(once, config, readHead)).toEqual(once);
  const own = [...pages, page('/tags/rooms', '# Own')];
  expect(textOf('/tags/rooms', own)).toBe('# Own');
});

it.each([
  ['CLI', '/tags/cli'],
  ['first steps', '/tags/first-steps'],
  ['C', '/tags/c'],
  ['C++', '/tags/c++'],
  ['Node.js', '/tags/node-js'],
  ['größe', '/tags/größe'],
  ['日本語', '/tags/日本語'],
  ['../../etc/passwd', '/tags/etc-passwd'],
  ['<script>', '/tags/script'],
  ['index', '/tags/tag-index'],
  ['?', '/tags/tag-'],
])('the list of %j is at %s', (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});

it('tags of posts have a feed, if the site has an address', () => {
  const site = { config, pages: withTagPages(pages, config, readHead) };
  expect(tagFeeds(site)).toEqual([
    expect.objectContaining({ file: 'tags/garden.xml', posts: ['/blog/garden'] }),
    expect.objectContaining({ file: 'tags/rooms.xml', posts: ['/blog/garden', '/blog/house'] }),
  ]);
  expect(tagFeeds({ ...site, config: configOf({}) })).toEqual([]);
});
