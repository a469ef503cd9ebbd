import { describe, expect, it } from 'vitest';
import type { PageHeading } from '../source/read-page.ts';
import { random, type Random } from './edits.test.kit.ts';
import { headingIds, translatedHeadings } from './translated-headings.ts';

/** Headings such as `2 Install` or `3 Options {#flags}`. */
const headings = (...rows: string[]) =>
  rows.map((row, index): PageHeading => {
    const [, level, text = '', id] = /^(\d) (.*?)(?: \{#(.*)\})?$/.exec(row)!;
    return {
      ...{ level: Number(level), text, line: index + 1, column: 1, isTop: true },
      ...(id !== undefined && { id }),
    };
  });
const ids = (...args: Parameters<typeof translatedHeadings>) =>
  translatedHeadings(...args).map(({ id, alias }) =>
    alias === undefined ? id : `${id} (${alias})`,
  );

const source = headings('1 Guide', '2 Install', '3 Windows', '2 Use', '3 Windows');

describe('a translated heading', () => {
  it('has the id of the heading at its place, and its own as an alias', () => {
    const own = headings('1 Anleitung', '2 Einrichten', '3 Windows', '2 Benutzen', '3 Windows');
    expect(ids(own, source)).toEqual([
      'guide (anleitung)',
      'install (einrichten)',
      'windows',
      'use (benutzen)',
      'windows-1',
    ]);
  });

  it('keeps the id that is written in it', () => {
    const own = headings('1 Anleitung', '2 Einrichten {#setup}', '3 W', '2 Benutzen {#use}', '3 W');
    expect(ids(own, source).slice(1, 4)).toEqual(['setup', 'windows (w)', 'use']);
  });

  it('takes no id that another heading has written', () => {
    const own = headings('1 A', '2 Eins {#two}', '2 Zwei');
    expect(ids(own, headings('1 A', '2 One', '2 Two'))).toEqual(['a', 'two', 'zwei']);
  });

  it('is matched below a title that the other page has in its front matter', () => {
    const below = headings('2 One', '2 Two');
    const titled = headings('1 Titel', '2 Eins', '2 Zwei');
    expect(ids(titled, below)).toEqual(['titel', 'one (eins)', 'two (zwei)']);
    expect(ids(headings('2 Eins', '2 Zwei'), headings('1 Title', '2 One', '2 Two'))).toEqual([
      'one (eins)',
      'two (zwei)',
    ]);
  });

  it('has its own id where one side has more headings, unless equal ids tell which are which', () => {
    const own = headings('1 Anleitung', '2 Benutzen', '3 Windows');
    expect(ids(own, source)).toEqual(['guide (anleitung)', 'benutzen', 'windows']);
    const known = headings('1 A', '2 Eins', '2 `npm`', '2 Drei');
    const more = headings('1 A', '2 One', '2 Extra', '2 `npm`', '2 Three');
    expect(ids(known, more)).toEqual(['a', 'eins', 'npm', 'three (drei)']);
  });

  it('has the id of a section that the source got later', () => {
    const own = headings('1 A', '2 Eins', '2 Neu', '2 Zwei');
    const [from, now] = [
      headings('1 A', '2 One', '2 Two'),
      headings('1 A', '2 One', '2 New', '2 Two'),
    ];
    expect(ids(own, from, now)).toEqual(['a', 'one (eins)', 'new (neu)', 'two (zwei)']);
    // Two sections are gone since: the places say nothing.
    expect(ids(own, from, headings('1 A', '2 New', '2 Other', '2 Third'))[1]).toBe('eins');
  });

  it('keeps the id as it was translated when the source renames its heading', () => {
    const own = headings('1 A', '2 Eins');
    expect(ids(own, headings('1 A', '2 One'), headings('1 A', '2 Uno'))).toEqual([
      'a',
      'one (eins)',
    ]);
  });

  it('takes no id, and no alias, of another section', () => {
    // "Use" is the German text of the first section here.
    const own = headings('1 A', '2 Use', '2 Install');
    expect(ids(own, headings('1 A', '2 Begin', '2 Use', '2 Install'))).toEqual([
      'a',
      'use',
      'install',
    ]);
    expect(ids(headings('1 B', '2 Eins'), headings('1 A', '2 One', '2 B'))[0]).toBe('a');
  });

  it('is nothing without headings on one side', () => {
    expect(translatedHeadings([], source)).toEqual([]);
    expect(ids(headings('1 A', '2 B', '2 B'), [])).toEqual(['a', 'b', 'b-1']);
  });
});

/** A list of headings in which no level is skipped. Each text is a word that no other heading has. */
function outline({ below }: Random, name: string): string[] {
  let level = 1;
  return Array.from({ length: 2 + below(12) }, (_, index) => {
    level = index === 0 ? 1 : 2 + below(Math.min(level, 3));
    return `${level} ${name}${index}`;
  });
}

it('300 seeded outlines: ids are unique, and an id is never another section’s', () => {
  for (let seed = 0; seed < 300; seed++) {
    const seeded = random(seed);
    const from = outline(seeded, 'source');
    // The source goes on: sections are added, removed, renamed.
    const now = from.flatMap((row, index) => {
      const edit = index === 0 ? 9 : seeded.below(10);
      if (edit === 0) return [];
      if (edit === 1) return [row, `${row[0]} added${index}`];
      return edit === 2 ? [`${row[0]} renamed${index}`] : [row];
    });
    // The translation has its sections, or one of them is missing.
    const gap = seeded.below(3) === 0 ? 1 + seeded.below(from.length - 1) : -1;
    const rows = from.filter((_, index) => index !== gap);
    const own = rows.map((row) => row.replace('source', 'own'));
    const found = translatedHeadings(headings(...own), headings(...from), headings(...now));
    const all = found.flatMap(({ id, alias }) => [id, alias ?? []].flat());
    expect(new Set(all).size, `seed ${seed}`).toBe(all.length);
    for (const [index, { id }] of found.entries()) {
      const wanted = rows[index]!.slice(2);
      const isOwn = id === own[index]!.slice(2);
      expect(isOwn || id === wanted, `seed ${seed}: ${id} for ${wanted}`).toBe(true);
      if (gap === -1) expect(id).toBe(wanted);
    }
  }
});

it('ids of headings are GitHub’s, with numbers, behind the written ones', () => {
  expect(headingIds(headings('1 A', '2 B c', '2 B c', '2 D {#b-c}'))).toEqual([
    'a',
    'b-c-1',
    'b-c-2',
    'b-c',
  ]);
});
