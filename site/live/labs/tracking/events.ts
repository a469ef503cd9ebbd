/** The part of JSON Schema that the schema of the tracking event uses. */
export interface EventSchema {
  type?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, EventSchema>;
  $ref?: string;
  $defs?: Record<string, EventSchema>;
  enum?: string[];
  allOf?: { if: { properties: { type: { const: string } } }; then: EventSchema }[];
}

/** The name of the window event; a test compares it with the facts. */
export const eventName = 'vev.track';

/** The type of every event that a designer defines. */
export const customType = 'TRACK';

/** A type of event that projects send. */
export interface StandardEvent {
  type: string;
  /** The members of `data` that the schema requires, with an example of each. */
  data: Record<string, string | number>;
}

/** Values of members, as a museum's project could send them. */
const examples: Record<string, string | number> = {
  projectKey: 'YOUR-PROJECT-KEY',
  pageKey: 'YOUR-PAGE-KEY',
  pageName: 'Visit the museum',
  url: 'https://museum.example.org',
  videoUrl: 'https://museum.example.org/tour.mp4',
  videoName: 'A walk through the museum',
  totalPlayTime: 90,
  percentagePlayed: 50,
  progress: 45,
};

/**
 * The standard events of a schema.
 *
 * @throws Error for a member that has no example yet.
 */
export function standardEvents(schema: EventSchema): StandardEvent[] {
  return (schema.allOf ?? [])
    .map((part) => ({ type: part.if.properties.type.const, data: part.then.properties!['data']! }))
    .filter(({ type }) => type !== customType)
    .map(({ type, data }) => ({ type, data: dataOf(data, schema) }));
}

const resolve = ({ $ref, ...own }: EventSchema, schema: EventSchema): EventSchema[] =>
  $ref === undefined
    ? [own]
    : [...resolve(schema.$defs![$ref.replace('#/$defs/', '')]!, schema), own];

function dataOf(data: EventSchema, schema: EventSchema): StandardEvent['data'] {
  const parts = resolve(data, schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  const valueOf = (name: string) => {
    const [first] = resolve(properties[name], schema);
    const value = first?.enum?.[0] ?? examples[name];
    if (value === undefined)
      throw new Error(`Unexpected member ${name}, expected an example of it`);
    return value;
  };
  return Object.fromEntries(required.map((name) => [name, valueOf(name)]));
}

/** The members of `metaData` that a schema requires. */
export function metaDataOf(schema: EventSchema, now: number): Record<string, string | number> {
  const names = schema.properties!['metaData']!.required ?? [];
  return Object.fromEntries(names.map((name) => [name, examples[name] ?? now]));
}
