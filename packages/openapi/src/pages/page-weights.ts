import type { ApiEntry, ApiInventory } from '../document/inventory.ts';
import { isObject, listOf } from '../document/json.ts';

/**
 * The maximum weight of a page, in characters of the document's JSON; `baseWeight` is added for
 * each operation. The value is measured on the documents of the tests: a page's HTML is smaller
 * than `maxPageBytes` with brotli.
 */
const maxWeight = 120_000;
/** The weight of an operation's samples and headings. */
const baseWeight = 2500;

/** What operations and schemas weigh, and whether all of a document fits into a page. */
export function weightsOf({ tags, schemas, resolve }: ApiInventory) {
  const lengthOf = createLengthOf(resolve);
  const weigh = (entry: ApiEntry) => weightOf(entry, lengthOf);
  const weighSchema = ({ value }: { value: unknown }) => lengthOf(value) + 300;
  return {
    weigh,
    weighSchema,
    get isSmall() {
      const entries = tags.flatMap((tag) => tag.entries);
      return sum(entries.map(weigh)) + sum(schemas.map(weighSchema)) <= maxWeight;
    },
  };
}

/** Distributes items over as few pages as their order allows; at least one per page. */
export function pack<Item>(items: Item[], weigh: (item: Item) => number): Item[][] {
  const pages: Item[][] = [];
  let weight = Infinity;
  for (const item of items) {
    const own = weigh(item);
    if (weight + own > maxWeight) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)!.push(item);
    weight += own;
  }
  return pages;
}

/** The length of the JSON of a value as it is rendered. */
type LengthOf = (value: unknown) => number;

/** Creates the function: a schema counts for each value that it is merged into by `allOf`. */
function createLengthOf(resolve: ApiInventory['resolve']): LengthOf {
  const known = new Map<string, { length: number; parts: string[] }>();
  const measure = (value: unknown) => ({
    length: (JSON.stringify(value) ?? '').length,
    parts: mergedIn(value),
  });
  return (value) => {
    const { length, parts } = measure(value);
    const merged = new Set(parts);
    let sum = length;
    // A set can be extended while it is iterated.
    for (const reference of merged) {
      const part = known.get(reference) ?? measure(resolve({ $ref: reference }).value);
      known.set(reference, part);
      sum += part.length;
      for (const each of part.parts) merged.add(each);
    }
    return sum;
  };
}

/** The references that `allOf` merges into a value, or into something inside. */
function mergedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mergedIn);
  if (!isObject(value)) return [];
  const own = listOf(value.allOf).flatMap((part) =>
    isObject(part) && typeof part.$ref === 'string' ? part.$ref : [],
  );
  return [...own, ...Object.values(value).flatMap(mergedIn)];
}

/** The weight of an operation's JSON, including the schemas that are rendered in place. */
function weightOf({ value, item }: ApiEntry, lengthOf: LengthOf): number {
  const written = [value, item.parameters];
  const shown = new Set(JSON.stringify(written).match(/"#\/[^"]*"/g));
  // An object with only a reference has no length of its own to speak of.
  const inPlace = [...shown].map((reference) =>
    lengthOf({ allOf: [{ $ref: JSON.parse(reference) as string }] }),
  );
  return lengthOf(written) + sum(inPlace) + baseWeight;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
