import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchSection } from '../../content/html/search-sections.ts';
import { type Cache, openCache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { textOfParts } from '../files/file-parts.ts';
import { type FilePiece } from '../files/file-pieces.ts';
import { searchFilesOf } from './search-files.ts';
import { buildSearchIndex, type SearchPage, type SearchRow } from './search-index.ts';

let folder: string;
let cache: Cache;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-files-'));
  cache = openCache(folder);
  output = undefined;
});
afterEach(() => {
  cache.close();
  rmSync(folder, { recursive: true });
});

/** Numbers from 0 to below 1, the same for the same seed (Park and Miller 1988). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const words = 'useSize vev.json --force größe ключ 表 deploy the editor page i- x-vev-key'.split(
  ' ',
);

function sectionsOf(random: () => number, count: number): SearchSection[] {
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const title = text(2);
    const id = index === 0 ? '' : `s${index}`;
    const level = index === 0 ? 1 : 2;
    return { id, level, title, html: title, text: text(20), symbols: [text(1)] };
  });
}

const starts: [string, string[]][] = [['/p0', ['Größe', 'First']]];

/** The last index. */
let output: { version: string; index: Buffer } | undefined;

const lastFile = () => {
  const { version, index } = output ?? {};
  return version === undefined
    ? undefined
    : {
        version,
        read: ({ start, end }: { start: number; end: number }) => index!.subarray(start, end),
      };
};

/** The bytes of pieces, ranges being of the last index. */
function bytesOf(pieces: FilePiece[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) =>
      typeof piece === 'string'
        ? Buffer.from(piece)
        : output!.index.subarray(piece.start, piece.end),
    ),
  );
}

/** The files as a build makes them, with its cache, and those made from nothing. */
function filesOf(pages: SearchPage[], { engine = 'e', base = '/docs' } = {}) {
  const rows = pages.map(({ path, groups, sections }): SearchRow => {
    const json = JSON.stringify(sections);
    const key = hash(path, json);
    if (!cache.get(key)) cache.set(key, json);
    return { path, groups, key, sections: () => sections };
  });
  const source = searchFilesOf({ base, engine, starts, lastFile }, rows, cache);
  const pieces = source.index();
  output = { version: source.version, index: bytesOf(pieces) };
  const whole = buildSearchIndex(base, rows, starts);
  return {
    made: [String(output.index), textOfParts(source.titles())],
    whole: [whole.index().join(''), textOfParts(whole.titles())],
    copied: pieces.filter((piece) => typeof piece === 'object').length,
  };
}

const site = (random: () => number) =>
  Array.from({ length: 6 }, (_, index): SearchPage => ({
    path: `/p${index}`,
    groups: index < 3 ? ['Group'] : [],
    sections: sectionsOf(random, 1 + (index % 3)),
  }));

describe('the files of search', () => {
  it.each([1, 2, 3, 4, 5])('are the same bytes after edits as from nothing, seed %i', (seed) => {
    const random = randomNumbers(seed);
    const pages = site(random);
    expect(filesOf(pages).made).toEqual(filesOf(pages).whole);
    let patched = 0;
    for (let edit = 0; edit < 10; edit++) {
      for (let changes = 0; changes <= edit % 3; changes++) {
        const page = pages[Math.floor(random() * pages.length)]!;
        page.sections = sectionsOf(random, 1 + Math.floor(random() * 6));
        if (random() < 0.3) page.groups = [...page.groups, 'More'];
      }
      const { made, whole, copied } = filesOf(pages);
      expect(made).toEqual(whole);
      if (copied > 0) patched++;
    }
    expect(patched).toBe(10);
  });

  it.each<[change: string, isPatched: boolean, change: (pages: SearchPage[]) => void]>([
    ['a section more', true, ([page]) => page!.sections.push(...sectionsOf(randomNumbers(9), 1))],
    ['many more', false, ([page]) => page!.sections.push(...sectionsOf(randomNumbers(9), 9))],
    ['a page less', false, (pages) => pages.pop()],
    ['another order', false, (pages) => pages.reverse()],
    ['another path', false, ([page]) => (page!.path = '/other')],
    ['a word that only one page had', true, ([page]) => (page!.sections[0]!.text = 'quokka')],
  ])('are right after %s, patched: %s', (_, isPatched, change) => {
    const pages = site(randomNumbers(7));
    pages[0]!.sections[0]!.text = 'wombat';
    filesOf(pages);
    change(pages);
    const { made, whole, copied } = filesOf(pages);
    expect(made).toEqual(whole);
    expect(copied > 0).toBe(isPatched);
  });

  it.each<[what: string, lose: () => void]>([
    [
      'cache',
      () => {
        cache.close();
        rmSync(folder, { recursive: true });
        cache = openCache(folder);
      },
    ],
    ['last output', () => (output = undefined)],
  ])('are right when the %s is lost', (_, lose) => {
    const pages = site(randomNumbers(8));
    filesOf(pages);
    lose();
    pages[0]!.sections[0]!.text = 'quokka';
    const { made, whole } = filesOf(pages);
    expect(made).toEqual(whole);
  });

  it.each([
    { what: 'by another engine', options: { engine: 'another' } },
    { what: 'under another base', options: { base: '/other' } },
  ])('are made from nothing $what', ({ options }) => {
    const pages = site(randomNumbers(6));
    filesOf(pages);
    pages[0]!.sections[0]!.text = 'quokka';
    const { made, whole, copied } = filesOf(pages, options);
    expect(made).toEqual(whole);
    expect(copied).toBe(0);
  });
});
