import { expect, it } from 'vitest';
import tracking from '../public/schemas/tracking-event.schema.json' with { type: 'json' };
import type { EventSchema } from '../live/labs/tracking/events.ts';
import { readPages } from './page-source.ts';

/* The tables of the pages that list the members of a published schema. */

const schema: EventSchema = tracking;
const pages = readPages();

/** The cells of a page's table, without the marks of code. */
function rowsOf(page: string, heading: string, table: number): string[][] {
  const { tables } = pages.find(({ file }) => file === `pages/${page}`)!;
  const { rows } = tables.filter((candidate) => candidate.heading === heading)[table]!;
  return rows.map(({ cells }) => cells.map((cell) => cell.replaceAll('`', '')));
}

/** The members of a schema, with the members of the schema that it refers to. */
function membersOf({ $ref, properties = {} }: EventSchema): [string, EventSchema][] {
  const base = $ref === undefined ? {} : schema.$defs![$ref.replace('#/$defs/', '')]!;
  return [...Object.entries(base.properties ?? {}), ...Object.entries(properties)];
}

/** A row for each member. A member without a type is one of several strings. */
const typesOf = (members: [string, EventSchema][]) =>
  members.map(([name, { type = 'string' }]) => [name, type]);

/** Each standard type with the schema of its `data`. */
const standard = schema
  .allOf!.map((part) => [part.if.properties.type.const, part.then.properties!['data']!] as const)
  .filter(([type]) => type !== 'TRACK');

it.each([
  [
    'tracking.mdx',
    'Standard events',
    1,
    typesOf([...new Map(standard.flatMap(([, data]) => membersOf(data)))]),
  ],
])('%s, "%s", table %i has the keys and types of the schema', (page, heading, table, expected) => {
  const found = rowsOf(page, heading, table).map(([name, type]) => [name!, type!]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it('tracking.mdx names every standard event with the members of its data', () => {
  const found = rowsOf('tracking.mdx', 'Standard events', 0).map(([type, text]) => [
    type,
    text!.replace(/.*: /, '').split(', ').toSorted(),
  ]);
  const expected = standard.map(([type, data]) => [
    type,
    membersOf(data)
      .map(([name]) => name)
      .toSorted(),
  ]);
  expect(found).toEqual(expected);
});
