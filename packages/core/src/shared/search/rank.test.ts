import { expect, it } from 'vitest';
import { findSections } from './find-sections.ts';
import { sourceOf } from './minisearch.test.kit.ts';
import { type ExpansionsFile, expansionsVersion } from './search-options.ts';

const sections = [
  { href: '/', title: 'Welcome', text: 'Pictures, films and sound of a site.' },
  { href: '/hooks#usesize', title: 'useSize', text: 'Returns the dimensions of an element.' },
  { href: '/hooks#useframe', title: 'useFrame', text: 'Calls a function at each repaint.' },
  { href: '/noise', title: 'Noise', text: 'A sound that is not music: width of a band.' },
];

/** The search of these sections with expansions. */
function searchOf(pages: ExpansionsFile['pages'], version: number = expansionsVersion) {
  return sourceOf(sections, { expansions: version, pages });
}

const search = searchOf({
  '/hooks': {
    usesize: ['how wide is my box', 'measure width and height'],
    useframe: ['animation loop', 'requestanimationframe'],
  },
  '/gone': { x: ['measure'] },
});
const found = async (query: string, of = search) =>
  (await findSections(of, query)).map(({ href }) => href);

it('finds a section by its expansions, in other forms of their words, too', async () => {
  expect((await found('how wide is a box'))[0]).toBe('/hooks#usesize');
  expect(await found('measuring heights')).toEqual(['/hooks#usesize']);
  expect(await found('animations')).toEqual(['/hooks#useframe']);
  expect(await found('requestanimationfram'), 'with a typo').toEqual(['/hooks#useframe']);
});

it('says which expansion is the reason, with the matched words, but not for words of the section', async () => {
  const also = async (query: string) =>
    (await findSections(search, query)).map((result) => result.also);
  expect((await also('width and heights'))[0]).toEqual([
    'measure ',
    'width',
    ' and ',
    'height',
    '',
  ]);
  expect((await also('usesize'))[0]).toEqual(['']);
  expect((await findSections(search, 'wide'))[0]!.excerpt.join('')).toBe(sections[1]!.text);
});

it('adds up what text and expansions say', async () => {
  expect((await found('element width'))[0]).toBe('/hooks#usesize');
});

it('puts what similar words alone find below what a word finds', async () => {
  // By their scores, the nine phrases would be first.
  const phrases = Array.from({ length: 9 }, (_, at) => `round ${at}`);
  const similar = searchOf({ '/': { '': phrases } });
  expect(await found('rouns repaint', similar)).toEqual(['/hooks#useframe', '/']);
  expect(await found('rouns', similar)).toEqual(['/']);
});

it('does without a file of another version, and without one', async () => {
  const other = searchOf({ '/hooks': { usesize: ['broad'] } }, 2);
  expect(await found('broad', other)).toEqual([]);
  expect(await found('dimensions', other)).toEqual(['/hooks#usesize']);
});
