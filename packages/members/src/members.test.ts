import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFeature } from '../../core/src/content/compile.test.kit.ts';
import { membersGerman } from './index.ts';
import * as texts from './labels.ts';
import { compilerOptions, fixtures, row } from './members.test.kit.ts';
import { membersTable } from './members-table.ts';

describe('<Members>', () => {
  const { compile, textOf, problemsOf } = withFeature(
    join(import.meta.dirname, 'feature.ts'),
    { folder: fixtures, compilerOptions },
    row,
  );
  const page = (attributes: string, list = '') =>
    `# A\n\n<Members ${attributes}>\n\n${list}\n\n</Members>\n`;

  it('is a table with the descriptions of the page, before the descriptions of the source', async () => {
    const text = page(
      'of="./rooms.d.ts#Booking" omit="onPaid"',
      '- [`room`](/b): The [color](/a) of the room.\n- `guest`: *Who* comes.',
    );
    const html = await textOf(text, 'mdx');
    expect(html).toMatch(
      /<th>Name<\/th>\s*<th>Type<\/th>\s*<th>Default<\/th>\s*<th>Description<\/th>\s*<th>Since<\/th>/,
    );
    expect(html).toContain('<table class="Members">');
    expect(html).toContain('<td data-head="Default"><code>');
    expect(html).toContain('<em>Who</em> comes.');
    expect(html).toContain('<del><code>days</code></del> deprecated');
    const { facts } = await compile(text, 'mdx');
    expect(facts.diagnostics.filter(({ rule }) => rule !== 'dead-link')).toEqual([]);
    expect(facts.links.map(({ target, line: at }) => [target, at])).toEqual([
      ['/b', 5],
      ['/a', 5],
    ]);
    expect(Object.keys(facts.reads)).toContainEqual(expect.stringMatching(/rooms\.d\.ts$/));
  });

  it('has German heads, for each column and note', () => {
    const bed = {
      name: 'bed',
      type: 'string',
      required: true,
      default: '1',
      since: '2',
      docs: 'A',
    };
    const changed = [true, false].map((required) => ({
      changed: { before: '{version}', required },
    }));
    const table = membersTable(
      changed.map((it) => ({ ...bed, ...it, deprecated: 'B' })),
      new Map(),
      membersGerman,
    );
    const text = JSON.stringify(table);
    expect(Object.values(membersGerman).filter((word) => !text.includes(word))).toEqual([]);
    expect(Object.keys(membersGerman).toSorted()).toEqual(Object.keys(texts).toSorted());
  });

  it('requires nothing of what a reader gets, also inside of it', async () => {
    const text = page('of="./rooms.d.ts#Suite" kind="members" only="guest"', '- `guest.name`: N.');
    expect(await textOf(text, 'mdx')).not.toContain('required');
  });

  it('leaves out the members of another type', async () => {
    const text = page('of="./rooms.d.ts#Suite" except="./rooms.d.ts#Booking"', '- `rooms`: R.');
    expect(await problemsOf(text, 'mdx')).toEqual([]);
  });

  it('lists what the page describes, in its order', async () => {
    const text = page('of="./rooms.d.ts" listed', '- `find`: Finds rooms.\n- `book`: Books one.');
    const html = await textOf(text, 'mdx');
    expect(html.match(/<td><code>\w+<\/code><\/td>/g)).toEqual([
      '<td><code>find</code></td>',
      '<td><code>book</code></td>',
    ]);
    expect(await problemsOf(page('of="./rooms.d.ts" listed', '- `attic`: A.'), 'mdx')).toEqual([
      expect.stringContaining('5:1 members ./rooms.d.ts has no member "attic"'),
    ]);
  });

  it.each([
    ['lock', '- `door`: D.\n- `hours`: H.\n- `...keys`: K.', 'lock(door, hours?, ...keys)'],
    ['book', '- `room`: R.\n- `nights`: N.\n- `...extras`: E.', 'book(room, nights?, ...extras)'],
    ['lock" only="door', '- `door`: D.', 'lock(door)'],
  ])('begins with the signature of %s', async (name, list, signature) => {
    const html = await textOf(page(`of="./rooms.d.ts#${name}" signature`, list), 'mdx');
    expect(html).toContain(`<p><code>${signature}</code></p>`);
  });

  it.each([
    [
      'a signature of a type',
      'of="./rooms.d.ts#Suite" only="guest" signature',
      '- `guest`: G.',
      '3:1 members ./rooms.d.ts#Suite is no function',
    ],
    [
      'a member without a description',
      'of="./rooms.d.ts#Payment"',
      '- `kind`: How.',
      '3:1 members "number", "tip" of ./rooms.d.ts#Payment have no description',
    ],
    [
      'a description without a member',
      'of="./rooms.d.ts#Suite" only="guest"',
      '- `pets`: None.',
      '5:1 members ./rooms.d.ts#Suite has no member "pets"',
    ],
    [
      'a name twice',
      'of="./rooms.d.ts#Suite" only="guest"',
      '- `guest`: A.\n- `guest`: B.',
      '6:1 members The member "guest" is described twice',
    ],
    [
      'another content',
      'of="./rooms.d.ts#Suite" only="guest"',
      'Some text.',
      '5:1 members <Members> has content that is no list of descriptions',
    ],
    [
      'an unknown name to leave out',
      'of="./rooms.d.ts#Suite" omit="attic"',
      '',
      '3:1 members ./rooms.d.ts#Suite has no member "attic"',
    ],
    [
      'an unknown attribute',
      'of="./rooms.d.ts#Suite" sort="name"',
      '',
      '3:1 members <Members> has no attribute "sort"',
    ],
    [
      'two choices',
      'of="./rooms.d.ts#Suite" listed omit="guest"',
      '',
      '3:1 members <Members> has the attributes "listed" and "omit"',
    ],
    ['no source', '', '', '3:1 members <Members> names no source'],
    [
      'an unknown type',
      'of="./rooms.d.ts#Attic"',
      '',
      '3:1 members ./rooms.d.ts#Attic is not exported',
    ],
  ])('reports %s', async (_, attributes, list, problem) => {
    expect((await problemsOf(page(attributes, list), 'mdx')).join('\n')).toContain(problem);
  });
});
