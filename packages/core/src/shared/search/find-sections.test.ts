import { expect, it } from 'vitest';
import { findSections } from './find-sections.ts';
import { sourceOf } from './minisearch.test.kit.ts';
import { resultCap, type SearchDocument } from './search-options.ts';

const indexOf = (...sections: (Pick<SearchDocument, 'title' | 'text'> & { titles?: string[] })[]) =>
  sourceOf(
    sections.map(({ title, titles = [], text }) => ({
      title,
      titles,
      text,
      href: `/${[...titles, title].join('/')}`,
    })),
  );

const found = async (index: ReturnType<typeof indexOf>, query: string) =>
  (await findSections(index, query)).map(({ href }) => href);

/** Two sections of the same name. The first repeats the words of the other's page. */
const alike = indexOf(
  { title: 'Roll back', titles: ['Debug the proxy'], text: 'tune tune shards shards caches' },
  { title: 'Roll back', titles: ['Tune caches'], text: 'Nothing of that.' },
  { title: 'Tune caches', text: 'Words.' },
);

it.each(['roll back tune caches', 'caches roll back tun', 'ROLL BACK  Tune caches '])(
  'puts the section first whose titles hold all of "%s"',
  async (query) => {
    expect((await found(alike, query))[0]).toBe('/Tune caches/Roll back');
  },
);

it('ranks by score if no titles contain all of the query', async () => {
  expect((await found(alike, 'roll back shards'))[0]).toBe('/Debug the proxy/Roll back');
});

it('finds common words and signs if the query has no others', async () => {
  const index = indexOf(
    { title: 'Units', text: 'px, deg and 50%' },
    { title: 'Teams', text: 'Members and their keys' },
  );
  expect(await found(index, 'their')).toEqual(['/Teams']);
  expect(await found(index, '%')).toEqual(['/Units']);
  expect((await findSections(index, '%'))[0]!.excerpt).toEqual(['px, deg and 50', '%', '']);
  expect(await found(index, 'their % keys'), 'beside others they weigh nothing').toEqual([
    '/Teams',
  ]);
  expect(await found(index, 'their % deg')).toEqual(['/Units']);
});

it('finds punctuation as it is written, most often first', async () => {
  const index = indexOf(
    { title: 'Chains', text: 'a?.b' },
    { title: 'Spread', text: 'f(...a) and [...b, ...c]' },
    { title: 'Rest', text: '(...a) => a?.b?.c' },
  );
  expect(await found(index, '?.')).toEqual(['/Rest', '/Chains']);
  expect(await found(index, ' ... ')).toEqual(['/Spread', '/Rest']);
  expect(await found(index, '=>')).toEqual(['/Rest']);
  const [first] = await findSections(index, '?.');
  expect(first!.excerpt).toEqual(['(...a) => a', '?.', 'b', '?.', 'c']);
  expect(first!.terms).toEqual(['?.']);
  expect(await found(index, '?!')).toEqual([]);
});

it('finds nothing for no words', async () => {
  for (const query of ['', '  ', '—']) expect(await found(alike, query)).toEqual([]);
});

it('finds at most the shown number', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ title: `Hook ${index}`, text: '' }));
  expect(await found(indexOf(...many), 'hook')).toHaveLength(resultCap);
});

it('gives words of questions no weight beside others, nor the rest of a contraction', async () => {
  const index = indexOf(
    { title: 'Wanted', text: 'You want to make something, please: does it get done?' },
    { title: 'Teams', text: 'Members and their keys' },
    { title: 'Tables', text: 'Tidy trees' },
  );
  expect(await found(index, 'please, I want to make keys')).toEqual(['/Teams']);
  expect(await found(index, 'members don’t'), 'nothing begins with t').toEqual(['/Teams']);
  expect(await found(index, "what's a team")).toEqual(['/Teams']);
  expect(await found(index, 'want'), 'the query has no others').toEqual(['/Wanted']);
});
