import { describe, expect, it } from 'vitest';
import { compareSections } from './compare-sections.ts';
import { edits, harmless, page, random, type Section, style, write } from './edits.test.kit.ts';
import { sourceSections } from './source-sections.ts';
import { diffWords } from './word-diff.ts';

/** `npm run test:long -- fuzz` tries more. */
const count = process.env.FUZZ_CASES ? 500 : 100;
const sectionsOf = (text: string) => sourceSections(text, 'pages/x.mdx', () => undefined);

/** The page before and after an edit, each written in a style of its own. */
function edited(seed: number, edit: (sections: Section[]) => string | void) {
  const seeded = random(seed);
  const before = page(seeded);
  const after = structuredClone(before);
  const title = edit(after) ?? '';
  const [old, fresh] = [write(before, style(seeded)), write(after, style(seeded))];
  const titles = compareSections(sectionsOf(old), sectionsOf(fresh)).map((each) => each.title);
  return { title, titles, seed, old, fresh };
}

describe(`${count} seeded edits`, () => {
  const names = Object.keys(edits);
  const results = Array.from({ length: count }, (_, seed) =>
    edited(seed, (after) => edits[names[seed % names.length]!]!(after, random(seed + 10_000))),
  );

  it('are all told of, at their section', () => {
    expect(results.filter(({ title, titles }) => !titles.includes(title))).toEqual([]);
  });

  it('name no other section, except in one of a hundred', () => {
    const others = results.filter(({ title, titles }) => titles.some((name) => name !== title));
    expect(others.length).toBeLessThanOrEqual(count / 100);
  });
});

it(`${count} seeded moves and other styles are no change, except one of a hundred`, () => {
  const names = Object.keys(harmless);
  const told = Array.from({ length: count }, (_, seed) =>
    edited(seed, (after) => harmless[names[seed % names.length]!]!(after, random(seed + 20_000))),
  ).filter(({ titles }) => titles.length > 0);
  expect(told.length).toBeLessThanOrEqual(count / 100);
});

it('a block of a million words is compared', () => {
  const [before, after] = ['old ', 'new '].map((word) => word.repeat(500_000).trim());
  expect(diffWords(before!, after!)).toEqual([
    [-1, before],
    [1, after],
  ]);
  expect(diffWords(`${before} x`, `${before} y`).slice(1)).toEqual([
    [-1, 'x'],
    [1, 'y'],
  ]);
});
