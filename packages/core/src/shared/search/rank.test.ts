import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { indexExpansions } from './expansion-index.ts';
import { type ExpansionsFile, expansionsVersion } from './expansions.ts';
import { findSections } from './find-sections.ts';
import { indexOptions, type SearchDocument } from './search-options.ts';

const sections = [
  { href: '/', title: 'Welcome', text: 'Pictures, films and sound of a site.' },
  { href: '/hooks#usesize', title: 'useSize', text: 'Returns the dimensions of an element.' },
  { href: '/hooks#useframe', title: 'useFrame', text: 'Calls a function at each repaint.' },
  { href: '/noise', title: 'Noise', text: 'A sound that is not music: width of a band.' },
];

/** The search of these sections with expansions. */
function searchOf(pages: ExpansionsFile['pages'], version: number = expansionsVersion) {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  const parts = { titles: [], html: '', isPage: true };
  index.addAll(sections.map((section, id) => ({ id, ...parts, ...section })));
  const file = { expansions: version, pages };
  return { sections: index, expansions: indexExpansions(file, index) };
}

const search = searchOf({
  '/hooks': {
    usesize: ['how wide is my box', 'measure width and height'],
    useframe: ['animation loop', 'requestanimationframe'],
  },
  '/gone': { x: ['measure'] },
});
const found = (query: string, of = search) => findSections(of, query).map(({ href }) => href);

it('finds a section by its expansions, in other forms of their words, too', () => {
  expect(found('how wide is a box')[0]).toBe('/hooks#usesize');
  expect(found('measuring heights')).toEqual(['/hooks#usesize']);
  expect(found('animations')).toEqual(['/hooks#useframe']);
  expect(found('requestanimationfram'), 'with a typo').toEqual(['/hooks#useframe']);
});

it('says which expansion is the reason, with the matched words, but not for words of the section', () => {
  const also = (query: string) => findSections(search, query).map((result) => result.also);
  expect(also('width and heights')[0]).toEqual(['measure ', 'width', ' and ', 'height', '']);
  expect(also('usesize')[0]).toEqual(['']);
  expect(findSections(search, 'wide')[0]!.excerpt.join('')).toBe(sections[1]!.text);
});

it('adds up what text and expansions say', () => {
  expect(found('element width')[0]).toBe('/hooks#usesize');
});

it('puts what similar words alone find below what a word finds', () => {
  // By their scores, the nine phrases would be first.
  const phrases = Array.from({ length: 9 }, (_, at) => `round ${at}`);
  const similar = searchOf({ '/': { '': phrases } });
  expect(found('rouns repaint', similar)).toEqual(['/hooks#useframe', '/']);
  expect(found('rouns', similar)).toEqual(['/']);
});

it('does without a file of another version, and without one', () => {
  const other = searchOf({ '/hooks': { usesize: ['broad'] } }, 2);
  expect(found('broad', other)).toEqual([]);
  expect(found('dimensions', other)).toEqual(['/hooks#usesize']);
});
