import { expect, it } from 'vitest';
import type { SectionWords } from '../../shared/page/changes.ts';
import {
  edits,
  harmless,
  page,
  random,
  type Section,
  style,
  unitsOf,
  write,
} from './edits.test.kit.ts';
import { readSourceVersion, staleSections, staleTexts } from './stale-sections.ts';

const file = 'pages/x.mdx';
const stale = (...texts: [before: string, after: string]) => {
  const [before, after] = texts.map((text) => readSourceVersion(text, file, false));
  return staleSections(before!, after!);
};

it('a section is newer with its id, its words, and their number', () => {
  const before = '# X\n\nStart.\n\n## One\n\nOld words.\n\n## Gone\n\nText.\n';
  const after =
    '# X\n\nNew start.\n\n## One\n\nNew words.\n\n```sh\nnpm i\n```\n\n## Two\n\nMore.\n';
  expect(stale(before, after)).toEqual({
    of: 4,
    sections: [
      expect.objectContaining({ title: 'X', id: null, isStart: true }),
      expect.objectContaining({ title: 'One', id: 'one', kind: 'changed', from: 1, now: 1 }),
      expect.objectContaining({ title: 'Two', id: 'two', kind: 'added', from: undefined, now: 2 }),
      expect.objectContaining({ title: 'Gone', id: null, kind: 'removed', from: 2 }),
    ],
  });
  expect(stale(before, after).sections[1]!.blocks).toEqual([
    [
      [-1, 'Old'],
      [0, ' '],
      [1, 'New'],
      [0, ' words.'],
    ],
    [[1, 'npm i']],
  ]);
});

it('a code block is compared, without its white space', () => {
  const code = (text: string) => `# X\n\n\`\`\`js\n${text}\n\`\`\`\n`;
  expect(stale(code('a(b)'), code('a( b )')).sections).toEqual([]);
  expect(stale(code('a(b)'), code('a(c)')).sections).toHaveLength(1);
});

it.each([
  ['a description', '---\ndescription: Old words\n---\n\n# X\n'],
  ['a hero', '---\nhero:\n  tagline: Old words\n  actions:\n    - text: Go\n      link: /\n---\n'],
  ['a card', '---\nfeatures:\n  - title: Fast\n    details: Old words\n---\n'],
  ['the title of a fence', '# X\n\n```ts [Old.ts]\nimport a;\n```\n'],
  ['a tooltip', '# X\n\nSee [it](/it "Old words").\n'],
  ['an attribute of HTML', '# X\n\n<img src="/x.svg" alt="Old words">\n'],
  ['a name of the page', '# X\n\nexport const size = "Old";\n\nIt is {size} MB.\n'],
])('the words of %s are compared', (what, text) => {
  const name = what === 'a name of the page' ? file : 'pages/x.md';
  const now = text.replace('Old', 'New');
  expect(staleTexts(text, now, name, false)).toMatchObject({ of: 1, sections: [{}] });
});

it.each([
  ['an address', '# X\n\nSee [it](/Old).\n'],
  ['a comment', '# X\n\n<!-- Old -->\n'],
  ['a class', '# X\n\n<p class="Old">Text</p>\n'],
  ['an id', '# X\n\n## Y {#Old}\n'],
])('%s is no word', (_, text) => {
  expect(staleTexts(text, text.replace('Old', 'New'), 'pages/x.md', false).sections).toEqual([]);
});

it('a renamed heading is one changed section', () => {
  const { sections } = stale('# X\n\n## One\n\nText.\n', '# X\n\n## First\n\nText.\n');
  expect(sections).toMatchObject([{ title: 'First', id: 'first', from: 1, now: 1 }]);
});

it('a text that cannot be parsed is compared by paragraphs', () => {
  expect(stale('# X\n\n<Open>\n\nOne.', '# X\n\n<Open>\n\nTwo.').sections).toHaveLength(1);
});

/** The texts that one version has and the other lacks: each counts as often as it occurs on the page. */
function extra(some: Section[], others: Section[]): string[] {
  const left = others.flatMap(unitsOf);
  return some.flatMap(unitsOf).filter((unit) => {
    const at = left.indexOf(unit);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const bare = (text: string) => text.replace(/\s+/g, '');
/** Whether a block is told of a text: an old one (-1) or a new one (1). Long equal runs are shortened in it. */
const isOf = (block: SectionWords[number], unit: string, side: -1 | 1) => {
  const words = block.filter(([kind]) => kind === 0 || kind === side).map(([, text]) => text);
  const parts = words.join('').split('…').map(bare).filter(Boolean);
  return parts.length > 0 && parts.every((part) => bare(unit).includes(part));
};

it.each([
  ['an element around sections', '# X\n\n<Steps>\n\n## A\n\nOld.\n\n</Steps>\n\n## B\n'],
  ['a definition below', '# X\n\n## A\n\nOld [b][c].\n\n## B\n\n[c]: /c\n'],
  ['a repeated heading', '# X\n\n## A\n\nOne.\n\n## A\n\nOld.\n'],
  ['a heading in a fence', '# X\n\n```\n## A\n```\n\n## B\n\nOld.\n'],
  ['front matter', '---\ntitle: X\n---\n\n## A\n\nOne.\n\n## B\n\nOld.\n'],
])('texts with %s have the same differences as their parts', (_, text) => {
  const { of, sections } = stale(text, text.replace('Old', 'New'));
  expect(staleTexts(text, text.replace('Old', 'New'), file, false)).toEqual({
    of,
    sections: sections.map(({ title, id, kind, blocks }) => ({ title, id, kind, blocks })),
  });
});

/** `npm run test:long -- fuzz` tries more. */
const count = process.env.FUZZ_CASES ? 500 : 25;

it(`${count} seeded histories: every block with other words is told, and no other`, () => {
  const [telling, quiet] = [Object.values(edits), Object.values(harmless)];
  for (let seed = 0; seed < count; seed++) {
    const seeded = random(seed);
    const before = page(seeded);
    const after = structuredClone(before);
    for (let left = seeded.below(4); left > 0; left--) {
      if (after.length > 1) seeded.pick(telling)(after, seeded);
      seeded.pick(quiet)(after, seeded);
    }
    const texts = [before, after].map((sections) => write(sections, style(seeded)));
    const { of, sections } = stale(texts[0]!, texts[1]!);
    // Leaving out what is equal above and below changes nothing.
    expect(staleTexts(texts[0]!, texts[1]!, file, false), `part, seed ${seed}`).toEqual({
      of,
      sections: sections.map(({ title, id, kind, blocks }) => ({ title, id, kind, blocks })),
    });
    const titles = sections.map(({ title }) => title);
    const told = sections.flatMap(({ blocks }) => blocks);
    const [gone, come] = [extra(before, after), extra(after, before)];
    const accused = told.filter(
      (block) =>
        !gone.some((unit) => isOf(block, unit, -1)) && !come.some((unit) => isOf(block, unit, 1)),
    );
    expect(accused, `accused, seed ${seed}`).toEqual([]);
    const isMissed = (side: -1 | 1) => (unit: string) =>
      !titles.includes(unit) && !told.some((block) => isOf(block, unit, side));
    expect([...gone.filter(isMissed(-1)), ...come.filter(isMissed(1))], `seed ${seed}`).toEqual([]);
  }
});
