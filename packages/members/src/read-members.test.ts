import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpMembers } from './help-members.ts';
import type { Member } from './member.ts';
import { compilerOptions, fixtures } from './members.test.kit.ts';
import { createTypeReader } from './read-type-members.ts';
import { readFileMembers } from './read-file-members.ts';
import { schemaMembers } from './schema-members.ts';

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
