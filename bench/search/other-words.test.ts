import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWarm } from '../measure/sites.ts';
import { heldOutOtherWords } from './other-words-held-out.ts';
import { otherWords } from './other-words.ts';
import { type Section, sharedWords } from './shared-words.ts';

/* The site is built, since the index holds the words of a section. */

const hint = 'mend: if the page needs the word, write another query for the section';
const site = fileURLToPath(new URL('../../site', import.meta.url));

describe('the queries in other words', () => {
  let sections: Section[];
  beforeAll(async () => {
    await buildWarm(site);
    const index = readFileSync(`${site}/dist/search-index.json`, 'utf8');
    sections = Object.values((JSON.parse(index) as { storedFields: object }).storedFields);
    // Beyond `npm test`, which builds before, nothing may be in the cache.
  }, 300_000);

  it.each([
    ['the half for expansions', otherWords],
    ['the half kept aside', heldOutOtherWords],
  ])('share no content word with their sections, which exist: %s', (_, queries) => {
    expect(sharedWords(sections, queries), hint).toEqual([]);
  });

  it('are 100 different ones of 2 to 12 words, at most four for a page', () => {
    const queries = [...otherWords, ...heldOutOtherWords];
    expect([otherWords.length, heldOutOtherWords.length]).toEqual([50, 50]);
    expect(new Set(queries.map(([query]) => query)).size).toBe(100);
    const isNatural = (query: string) => /^\S+( \S+){1,11}$/.test(query);
    expect(queries.filter(([query]) => !isNatural(query))).toEqual([]);
    const pages = queries.map(([, answer]) => answer.split('#')[0]!);
    const crowded = pages.filter((page) => pages.filter((other) => other === page).length > 4);
    expect(crowded).toEqual([]);
  });
});

describe('sharedWords', () => {
  const sections = [
    { href: '/pets', title: 'Pets', titles: [], text: 'What lives with you.' },
    { href: '/pets#cats', title: 'Feeding cats', titles: ['Pets'], text: 'Call `useFoodBowl`.' },
  ];
  it.each([
    ['a word of the text', 'calling somebody', ['"calling", which /pets#cats has as "call"']],
    ['a word of the heading', 'how is a cat fed', ['"cat", which /pets#cats has as "cats"']],
    ['a word of a title above', 'my petting zoo', ['"petting", which /pets#cats has as "pets"']],
    ['a part of a symbol', 'bowls', ['"bowls", which /pets#cats has as "bowl"']],
    ['nothing but function words', 'what is it with you', []],
    ['other words', 'kitten dinner', []],
  ])('compares stems: %s', (_, query, words) => {
    expect(sharedWords(sections, [[query, '/pets#cats']])).toEqual(
      words.map((word) => `"${query}": Unexpected word ${word}`),
    );
  });

  it('compares each answer, and names one that does not exist', () => {
    expect(sharedWords(sections, [['living room', '/pets#cats', '/pets', '/pets#dogs']])).toEqual([
      '"living room": Unexpected word "living", which /pets has as "lives"',
      '"living room": Unexpected answer /pets#dogs, expected a section of the site',
    ]);
  });
});
