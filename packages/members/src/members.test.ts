import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCompiler } from '../../core/src/content/compile.ts';
import {
  problemsOfPage,
  textOfPage,
  withFeature,
} from '../../core/src/content/compile.test.kit.ts';
import { englishLabels } from '../../core/src/shared/config/labels-config.ts';
import { helpMembers } from './help-members.ts';
import { members, membersGerman } from './index.ts';
import type { Member } from './member.ts';
import * as texts from './labels.ts';
import { membersTable } from './members-table.ts';
import { createTypeReader } from './read-type-members.ts';
import { readFileMembers } from './read-file-members.ts';
import { schemaMembers } from './schema-members.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
/** The row of the extension. */
const row = { ...members(), thread: join(import.meta.dirname, 'thread.ts') };
// Without the types of browsers, which take seconds to read.
const compilerOptions = { lib: ['es2023'] };
const readTypes = createTypeReader(fixtures, compilerOptions);
/** `name: type = default`, with `!` after a required one and the notes in brackets. */
const line = ({ name, type, required, default: byDefault, since, deprecated, docs }: Member) =>
  `${name}${required ? '!' : ''}: ${type}` +
  (byDefault === undefined ? '' : ` = ${byDefault}`) +
  (since === undefined ? '' : ` [since ${since}]`) +
  (deprecated === undefined ? '' : ` [deprecated ${deprecated}]`) +
  (docs === undefined ? '' : ` – ${docs}`);
const types = (name: string, choice = {}) =>
  readTypes(`./rooms.d.ts${name}`, choice).members.map(line);

describe('types', () => {
  it('list the properties as they are declared, with what their comments say', () => {
    expect(types('#Booking')).toEqual([
      'guest!: Guest – Who stays.',
      'nights: number = 1 [since 1.2] – Nights.',
      'days: number [deprecated Use `nights`.]',
      "room!: 'blue' | 'red'",
      'onPaid: (sum: number, currency: string) => void',
    ]);
  });

  it('fill in what a generic type is given, and list inherited members', () => {
    expect(types('#Suite')).toEqual(
      expect.arrayContaining(['rooms!: Booking[]', 'guest!: { name: string; } – Who stays.']),
    );
  });

  it('open a member, and the items of a list', () => {
    expect(types('#Suite.rooms')).toContain('guest!: string – Who stays.');
    expect(types('#Suite.guest')).toEqual(['name!: string']);
  });

  it('open the result of a call, without what is required', () => {
    expect(types('#find()')).toEqual(['guest: string – Who stays.', "room: 'blue' | 'red'"]);
    expect(() => types('#Booking()')).toThrow('it is no function');
  });

  it('list all parts of a union; a member is required that every part requires', () => {
    expect(types('#Payment')).toEqual(["kind!: 'card' | 'cash'", 'number: string', 'tip: number']);
  });

  it('list values, parameters, props, classes and indexes', () => {
    expect(types('#Floor')).toEqual(["'ground': ", "'first': "]);
    expect(types('#Bed')).toEqual(['Bed.Single:  – For one.', 'Bed.Double: ']);
    expect(types('#book')).toEqual(['room!: string', 'nights: number', '...extras: string[]']);
    expect(types('#book', { overload: 1 })).toEqual(['room!: string']);
    expect(types('#House')).toEqual([
      'static open: () => House',
      'rooms: number – How many.',
      'close: (at?: string) => void',
    ]);
    expect(types('#Prices')).toEqual(['[string]: number']);
    expect(types('#Door')).toEqual(['open: boolean', 'children!: unknown']);
    expect(types('#Keys.byRoom')).toEqual(['code!: string']);
    expect(types('#Gate')).toEqual(['wide: boolean']);
    expect(types('#Door', { kind: 'parameters' })[0]).toMatch(/^props!: /);
  });

  it('list the props of a class that renders, and the places of a tuple', () => {
    expect(types('#Window')).toEqual(['open: boolean']);
    expect(types('#measure()')).toEqual(['0: number', '1: number', '2: string']);
  });

  it('list exports', () => {
    expect(types('')).toEqual(
      expect.arrayContaining([
        'Booking: type – How a room is booked.',
        'House: class',
        'lock: (door: string, hours?: number, ...keys: string[]) => boolean',
      ]),
    );
  });

  it.each([
    ['./rooms.d.ts#Attic', './rooms.d.ts#Attic is not exported'],
    ['./rooms.d.ts#Booking.pets', './rooms.d.ts#Booking.pets: there is no member "pets"'],
    ['./attic.d.ts#A', 'No types of ./attic.d.ts are found'],
    ['no-such-package#A', 'No types of no-such-package are found'],
  ])('of %s are an error', (of, message) => {
    expect(() => readTypes(of, {})).toThrow(message);
  });
});

it('types of a file are read again after an edit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'members-'));
  const read = createTypeReader(folder, compilerOptions);
  const names = (text: string) => {
    writeFileSync(join(folder, 'a.d.ts'), text);
    return read('./a.d.ts#A', {}).members.map(({ name }) => name);
  };
  expect(names('export interface A { one: string }')).toEqual(['one']);
  expect(names('export interface A { two: string }')).toEqual(['two']);
  rmSync(folder, { recursive: true, maxRetries: 9 });
});

describe('types of public packages', () => {
  const read = createTypeReader(import.meta.dirname);
  const names = (of: string) => read(of, {}).members.map(({ name }) => name);

  it('zod', () => {
    expect(names('zod#RefinementCtx')).toEqual(expect.arrayContaining(['addIssue', 'value']));
    expect(
      read('zod#ZodError', { kind: 'members' }).members.find(({ name }) => name === 'flatten'),
    ).toMatchObject({
      required: false,
      deprecated: expect.stringContaining('treeifyError'),
    });
  });

  it('@tanstack/query-core', () => {
    const { members, reads } = read('@tanstack/query-core#QueryObserverOptions', {});
    expect(reads).toEqual([expect.stringMatching(/@tanstack\/query-core\/package\.json$/)]);
    expect(members.find(({ name }) => name === 'networkMode')).toMatchObject({
      type: 'NetworkMode',
      default: "'online'",
    });
    expect(members.find(({ name }) => name === 'queryKey')).toMatchObject({ required: true });
    expect(names('@tanstack/query-core#QueryStatus')).toEqual([
      "'pending'",
      "'error'",
      "'success'",
    ]);
    expect(names('@tanstack/query-core#QueryClient')).not.toContain('private');
  });

  it('hono, a subpath of it, and its comments', () => {
    expect(names('hono/cookie#setCookie')).toEqual(['c', 'name', 'value', 'opt']);
    expect(names('hono/cookie')).toEqual(expect.arrayContaining(['getCookie', 'setCookie']));
    expect(read('hono#Context', {}).members.find(({ name }) => name === 'req')?.docs).toContain(
      '`.req`',
    );
  });
});

describe('files', () => {
  const file = (of: string) => readFileMembers(of, fixtures).members.map(line);

  it('list the properties of a schema and the values of an enumeration', () => {
    expect(file('./rooms.schema.json')).toEqual([
      'name!: string – The name of the house.',
      'floors: integer = 2 – How many floors.',
      'beds: ("single" | "double")[] – All beds.',
      'size: object',
    ]);
    expect(file('./rooms.schema.json#/properties/size')).toEqual(['width: number [deprecated ]']);
    expect(file('./rooms.schema.json#/$defs/bed')).toEqual(['"single": ', '"double": ']);
  });

  it('list the members of a reference and those beside it', () => {
    const document = {
      $defs: {
        film: { $ref: '#/$defs/file', properties: { length: { type: 'number' } } },
        file: { required: ['url'], properties: { url: { type: 'string' } } },
      },
      $ref: '#/$defs/film',
      properties: { title: { type: 'string' } },
    };
    expect(schemaMembers(document, '', './a.json').map(line)).toEqual([
      'url!: string',
      'length: number',
      'title: string',
    ]);
  });

  it('list the calls of an OpenAPI document', () => {
    expect(file('./rooms.openapi.yaml')).toEqual([
      'GET /rooms:  – Lists rooms',
      'POST /rooms:  [deprecated ] – Adds a room',
      'DELETE /rooms/{id}:  – Takes a room away',
    ]);
    expect(file('./rooms.openapi.yaml#/paths/~1rooms')).toHaveLength(2);
  });

  it('list the options and commands of a help text', () => {
    expect(file('./rooms.help.txt#options')).toEqual([
      '-p, --port <number>: number = 3000 – where it listens',
      '--quiet:  – says nothing, not even when a guest arrives in the middle of the night',
      '--house <path>!: path – the house',
    ]);
    expect(file('./rooms.help.txt#commands')).toEqual([
      'open [door]:  – opens a door',
      'help:  – lists this',
    ]);
    expect(() => helpMembers('nothing', '', './a.txt')).toThrow('./a.txt lists nothing');
  });

  it.each([
    ['./attic.json', 'There is no file ./attic.json'],
    ['./latin-1.help.txt#open', 'The file is not UTF-8: ./latin-1.help.txt:2'],
    ['../member.ts', '../member.ts is outside of the site'],
    [
      './rooms.schema.json#/properties/attic',
      './rooms.schema.json#/properties/attic does not exist',
    ],
    ['./rooms.schema.json#/$defs/loop', './rooms.schema.json#/$defs/loop has no members'],
    ['./rooms.help.txt#attic', './rooms.help.txt#attic lists nothing'],
  ])('of %s are an error', (of, message) => {
    expect(() => file(of)).toThrow(message);
  });
});

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

describe('tables of several releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'members-releases-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  const release = (name: string, body: string) =>
    writeFileSync(
      join(folder, `${name}.d.ts`),
      `export interface Options {\n${body}}\nexport {};\n`,
    );
  release('1.4', 'name?: string;\nhydrate: boolean;\nold?: number;\n');
  release('1.5', 'name?: string;\nhydrate: boolean;\nsize?: { width?: number };\n');
  release(
    'now',
    'name: string;\nhydrate?: boolean;\nsize?: { width?: number; height?: number };\n',
  );
  writeFileSync(join(folder, '1.3.d.ts'), 'export interface Other {}\n');
  const releases = {
    './now.d.ts': { current: '1.6', 1.4: './1.4.d.ts', 1.5: './1.5.d.ts', '1.3': './1.3.d.ts' },
  };
  const { textOf, problemsOf } = withFeature(
    join(import.meta.dirname, 'feature.ts'),
    { folder, compilerOptions, releases },
    row,
  );
  const list = ['name', 'hydrate', 'size', 'size.width', 'size.height'].map(
    (it) => `- \`${it}\`: W.`,
  );
  const page = `# A\n\n<Members of="./now.d.ts#Options">\n\n${list.join('\n')}\n\n</Members>\n`;

  it('say since when a member is there, and until when it was required', async () => {
    const html = (await textOf(page, 'mdx')).replace(/<\/?code>/g, '');
    const rows = Array.from(html.matchAll(/<tr><td>(.*?)<\/td><\/tr>/gs), ([, cells]) =>
      cells!.split(/<\/td>\s*<td>/).join(' | '),
    );
    expect(rows).toEqual([
      'name | string, required, optional before 1.6 | W. | 1.4',
      'hydrate | boolean, required before 1.6 | W. | 1.4',
      'size | { width?: number; height?: number } | W. | 1.5',
      'size.width | number | W. | 1.5',
      'size.height | number | W. | 1.6',
    ]);
  });

  it('name the release whose types are not found', async () => {
    rmSync(join(folder, '1.4.d.ts'));
    expect(JSON.stringify(await problemsOf(page, 'mdx'))).toContain(
      'No types of ./1.4.d.ts are found',
    );
  });
});

describe('a page of an earlier version', () => {
  const site = mkdtempSync(join(tmpdir(), 'members-versions-'));
  afterAll(() => rmSync(site, { recursive: true, force: true, maxRetries: 9 }));
  const install = (name: string, body: string) => {
    const folder = join(site, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, types: 'index.d.ts' }));
    writeFileSync(join(folder, 'index.d.ts'), `export interface Options {${body}}\n`);
  };
  install('rooms', 'size: number; beds: string');
  install('rooms-1', 'size: string; doors: number');
  install('rooms-0', 'size: string');
  /** The site's files of a version, where the cache has them. */
  const past = (name: string) => {
    const root = join(site, 'node_modules/.cache/versions', name);
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, '.version-name'), name);
    writeFileSync(join(root, 'own.d.ts'), `export interface Own { in${name}: string }\n`);
    return root;
  };
  const compileIn = async (root: string, of: string, releases = {}) => {
    const options = { compilerOptions, releases };
    const file = join(import.meta.dirname, 'feature.ts');
    const { rules, ownLabels, thread } = row;
    const features = [
      { extension: 'members', file, version: '1', folder: site, options, rules, thread },
    ];
    const labels = { ...englishLabels, ...ownLabels!.texts };
    const { compile } = createCompiler({
      ...{ root, modules: site, base: '', pagesDir: 'pages', features, labels },
    });
    const text = `# A\n\n<Members of="${of}">\n\n- \`size\`: W.\n\n</Members>\n`;
    const page = await compile({ path: '/a', file: 'pages/a.mdx', text });
    return {
      html: textOfPage(page).replace(/<[^>]*>+/g, ' '),
      problems: problemsOfPage(page),
      page,
    };
  };
  const releases = { rooms: { current: '2', '1': 'rooms-1', '0': 'rooms-0' } };

  it('shows the release of that name, and what it added', async () => {
    const { html, page } = await compileIn(past('1'), 'rooms#Options', releases);
    expect(html).toMatch(/size.*string/);
    expect(html).toMatch(/doors.*number.* 1 /);
    expect(html).not.toContain('beds');
    // Equal pages of two versions have results of their own.
    expect(Object.keys(page.facts.reads).some((name) => name.endsWith('.version-name'))).toBe(true);
    expect((await compileIn(past('0'), 'rooms#Options', releases)).html).not.toContain('doors');
    expect((await compileIn(site, 'rooms#Options', releases)).html).toContain('beds');
    // A file of the site is the one of that time.
    expect((await compileIn(past('1'), './own.d.ts#Own')).html).toContain('in1');
  });

  it('is an error that cannot be turned off if only the types of today are there', async () => {
    const { problems, html } = await compileIn(past('1'), 'rooms#Options');
    expect(problems).toEqual([
      expect.stringMatching(
        /^error 3:1 members-version .*in version 1 are not known.*npm i -D rooms-1@npm:rooms@1/,
      ),
    ]);
    expect(html).not.toContain('beds');
    expect(members().rules!['members-version']!.isFixed).toBe(true);
  });
});

describe('a file of releases', () => {
  const text = '# A\n\n<Members of="./rooms.d.ts#Booking" only="guest, nights">\n\n</Members>\n';
  const withReleases = (releases: string) =>
    withFeature(
      join(import.meta.dirname, 'feature.ts'),
      { folder: fixtures, compilerOptions, releases },
      row,
    );

  it('adds releases to members whose comments have none', async () => {
    const html = await withReleases(join(fixtures, 'releases.json')).textOf(text, 'mdx');
    expect(html).toMatch(/Who stays|guest/);
    expect(html.match(/<td>[\d.]+<\/td>/g)).toEqual(['<td>1.1</td>', '<td>1.2</td>']);
  });

  it.each([
    [
      'attic.json',
      'attic.json, which the option "releases" of members() names, is not read: there is no such file',
    ],
    ['rooms.d.ts', 'is not read: Unexpected token'],
    ['rooms.schema.json', 'has another form'],
  ])('of %s is an error', async (name, message) => {
    const problems = await withReleases(join(fixtures, name)).problemsOf(text, 'mdx');
    expect(problems.join('\n')).toContain(message);
  });
});
