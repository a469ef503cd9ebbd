import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { findSections } from './find-sections.ts';
import { indexOptions, resultCap, type SearchDocument } from './search-options.ts';

function indexOf(...sections: (Pick<SearchDocument, 'title' | 'text'> & { titles?: string[] })[]) {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(
    sections.map(({ title, titles = [], text }, id) => {
      const href = `/${[...titles, title].join('/')}`;
      return { id, title, titles, text, href, html: title, isPage: titles.length === 0 };
    }),
  );
  return { sections: index };
}

const found = (index: ReturnType<typeof indexOf>, query: string) =>
  findSections(index, query).map(({ href }) => href);

/** Two sections of the same name. The first repeats the words of the other's page. */
const alike = indexOf(
  { title: 'Roll back', titles: ['Debug the proxy'], text: 'tune tune shards shards caches' },
  { title: 'Roll back', titles: ['Tune caches'], text: 'Nothing of that.' },
  { title: 'Tune caches', text: 'Words.' },
);

it.each(['roll back tune caches', 'caches roll back tun', 'ROLL BACK  Tune caches '])(
  'puts the section first whose titles hold all of "%s"',
  (query) => {
    expect(found(alike, query)[0]).toBe('/Tune caches/Roll back');
  },
);

it('ranks by score if no titles contain all of the query', () => {
  expect(found(alike, 'roll back shards')[0]).toBe('/Debug the proxy/Roll back');
});

it('finds common words and signs if the query has no others', () => {
  const index = indexOf(
    { title: 'Units', text: 'px, deg and 50%' },
    { title: 'Teams', text: 'Members and their keys' },
  );
  expect(found(index, 'their')).toEqual(['/Teams']);
  expect(found(index, '%')).toEqual(['/Units']);
  expect(findSections(index, '%')[0]!.excerpt).toEqual(['px, deg and 50', '%', '']);
  expect(found(index, 'their % keys'), 'beside others they weigh nothing').toEqual(['/Teams']);
  expect(found(index, 'their % deg')).toEqual(['/Units']);
});

it('finds nothing for no words', () => {
  for (const query of ['', '  ', '—']) expect(found(alike, query)).toEqual([]);
});

it('finds at most the shown number', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ title: `Hook ${index}`, text: '' }));
  expect(found(indexOf(...many), 'hook')).toHaveLength(resultCap);
});

it('gives words of questions no weight beside others, nor the rest of a contraction', () => {
  const index = indexOf(
    { title: 'Wanted', text: 'You want to make something, please: does it get done?' },
    { title: 'Teams', text: 'Members and their keys' },
    { title: 'Tables', text: 'Tidy trees' },
  );
  expect(found(index, 'please, I want to make keys')).toEqual(['/Teams']);
  expect(found(index, 'members don’t'), 'nothing begins with t').toEqual(['/Teams']);
  expect(found(index, "what's a team")).toEqual(['/Teams']);
  expect(found(index, 'want'), 'the query has no others').toEqual(['/Wanted']);
});
