import { describe, expect, it } from 'vitest';
import { findSections } from '../../shared/search/find-sections.ts';
import { resultCap, type SearchDocument } from '../../shared/search/search-options.ts';
import { createTitleSearch } from './title-search.ts';

const parts = 'Install Configure Deploy Measure Rename Review Größe useViewport() 配置文件'.split(
  ' ',
);

/** A name that no slip turns into another: `bbbbaaaa`. */
function nameOf(page: number): string {
  const letters = [page % 26, Math.floor(page / 26)].map((it) => String.fromCharCode(97 + it));
  return letters.map((letter) => letter.repeat(4)).join('');
}

/** Sections of so many pages, each with the same parts. */
function sections(pages: number): SearchDocument[] {
  return Array.from({ length: pages }, (_, page) => nameOf(page))
    .flatMap((name) => [
      { title: name, titles: ['Guide'], href: `/${name}`, isPage: true },
      ...parts.map((title) => {
        return { title, titles: ['Guide', name], href: `/${name}#${title}`, isPage: false };
      }),
    ])
    .map((section, id) => ({ ...section, id, text: '', html: section.title }));
}

describe.each([20, 400])('titles of %i pages', (pages) => {
  const indexFor = createTitleSearch(sections(pages));
  const found = (query: string) =>
    findSections(indexFor(query), query, false).map(({ href }) => href);

  it.each([
    ['aaaaaaaa', '/aaaaaaaa'],
    ['ccccaaaa deploy', '/ccccaaaa#Deploy'],
    ['depl ccccaa', '/ccccaaaa#Deploy'],
    ['größe ddddaaaa', '/ddddaaaa#Größe'],
    ['DDDDaaaa GROßE', '/ddddaaaa#Größe'],
    ['viewport eeeeaaaa', '/eeeeaaaa#useViewport()'],
    ['useViewport( eeeeaaaa', '/eeeeaaaa#useViewport()'],
    ['配置 ffffaaaa', '/ffffaaaa#配置文件'],
    ['instal ggggaaaa', '/ggggaaaa#Install'],
    ['renome hhhhaaaa', '/hhhhaaaa#Rename'],
  ])('answer "%s" with %s, first or behind its page', (query, href) => {
    expect(found(query).slice(0, 2)).toContain(href);
  });

  it.each(['', '!', 'qwertz'])('have no answer to "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each(['g', 'in', 'guide'])(
    'answer "%s", which is in many, with as many as are shown',
    (query) => {
      expect(found(query)).toHaveLength(resultCap);
    },
  );
});
