import { expect, it } from 'vitest';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { termsOfQuery } from '../../shared/search/search-options.ts';
import { languageWords } from '../../shared/search/language-words.ts';
import { indexPages } from './search-index.ts';
import { serializeSearch } from './serialize-search.ts';
import { stopWordsOf } from './stop-words.ts';

/** The titles that a query finds among pages, which have a text each. */
async function found(lang: string, pages: Record<string, string>, query: string, also = {}) {
  const rows = Object.entries(pages).map(([title, text]) => ({
    path: `/${title}`,
    groups: [],
    sections: () => [{ id: '', level: 1, title, text, html: title }],
  }));
  const file = [...serializeSearch(indexPages('', rows, lang))].join('');
  const source = openIndex(JSON.parse(file), { expansions: 1, pages: also });
  return (await findSections(source, query)).map(({ href }) => decodeURI(href.slice(1)));
}

it.each([
  ['de', 'wie kann ich über die Kasse zahlen', ['kasse', 'zahlen']],
  ['de-AT', 'was ist das', ['was', 'ist', 'das']],
  ['fr', 'comment est-ce que je paie à la caisse', ['est-ce', 'paie', 'caisse']],
  ['es', '¿cómo puedo pagar más?', ['pagar']],
  ['pt-BR', 'não posso pagar', ['posso', 'pagar']],
  ['ar', 'كيف يتم الدفع في المتجر', ['يتم', 'الدفع', 'المتجر']],
  // Words of English are words of these languages.
  ['de', 'an will so', ['an', 'will', 'so']],
  ['sv', 'the and of', ['the', 'and', 'of']],
])('a query in %s: %s', (lang, query, terms) => {
  const asked = termsOfQuery(query, languageWords(stopWordsOf(lang)));
  expect(asked.filter((term) => terms.includes(term))).toEqual(terms);
  if (lang !== 'fr') expect(asked).toEqual(terms);
});

it('finds what a question asks for, not the pages with its other words', async () => {
  const pages = {
    Kasse: 'Zahlen an der Kasse.',
    Wie: 'Wie ich das über die Jahre sah, und wie ich das mir und dir und uns sage.',
  };
  expect(await found('de', pages, 'wie zahle ich das an der Kasse')).toEqual(['Kasse']);
  expect((await found('en', pages, 'wie zahle ich das an der Kasse')).length).toBe(2);
});

it('words of another language have no English endings', async () => {
  const pages = { Eins: 'x', Zwei: 'y' };
  const also = { '/Eins': { '': ['loaders'] } };
  expect(await found('en', pages, 'loading', also)).toEqual(['Eins']);
  expect(await found('de', pages, 'loading', also)).toEqual([]);
  expect(stopWordsOf('en-GB')).toBe(undefined);
  expect(await found('ja', { 設定: '設定を変更する' }, '変更')).toEqual(['設定']);
});
