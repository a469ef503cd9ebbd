import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../../page-source.ts';

interface Schema {
  type?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  enum?: string[];
  allOf?: { if: { properties: { type: { const: string } } }; then: Schema }[];
}

const read = (name: string): Schema =>
  JSON.parse(readFileSync(join(siteRoot, 'public/schemas', name), 'utf8'));

const tracking = read('tracking-event.schema.json');
const config = read('vev.schema.json');

/** A schema with the members of the schema that it refers to. */
function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const base = tracking.$defs![schema.$ref.replace('#/$defs/', '')]!;
  return {
    ...base,
    required: [...(base.required ?? []), ...(schema.required ?? [])],
    properties: { ...base.properties, ...schema.properties },
  };
}

/** The schemas of the standard events. A custom event has the type `TRACK`. */
const standard = tracking.allOf!.filter((part) => part.if.properties.type.const !== 'TRACK');

/** The standard types of tracking events with the members of their data. */
export const trackingEvents = new Map(
  standard.map((part) => {
    const data = resolved(part.then.properties!['data']!);
    return [part.if.properties.type.const, Object.keys(data.properties!)];
  }),
);

/** Rows for the members of a schema: their type, and words of their description. */
function rowsOf(properties: Record<string, Schema>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { type = 'string', description = '' } = { type: undefined, ...resolved(schema) };
      return [name, [`=${type}`, description.replace(/\..*/, '')]];
    }),
  );
}

const data = standard.map((part) => resolved(part.then.properties!['data']!).properties!);

const { contentKey: _, ...metaData } = tracking.properties!['metaData']!.properties!;

/** Rows for the three members of a tracking event, for its `metaData` and for its `data`. */
export const trackingRows = {
  event: rowsOf(tracking.properties!),
  metaData: rowsOf(metaData),
  data: rowsOf(Object.assign({}, ...data)),
};

/** The device modes. */
export const breakpoints = tracking.$defs!['breakpoint']!.enum!;

const { library } = config.properties!;
const flag = (name: string, schema: Schema, where = '') =>
  `=${schema.properties![name]!.type}, ${schema.required!.includes(name) ? `required${where}` : 'optional'}`;

/** The type of each key of `vev.json`, and whether it is required. */
export const configTypes: Record<string, string> = {
  ...Object.fromEntries(Object.keys(config.properties!).map((name) => [name, flag(name, config)])),
  ...Object.fromEntries(
    Object.keys(library!.properties!).map((name) => [
      `library.${name}`,
      flag(name, library!, ' in library'),
    ]),
  ),
};
