import type { ApiEntry, ApiInventory } from './inventory.ts';

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
  const weigh = (entry: ApiEntry) => weightOf(entry, resolve);
  const weighSchema = ({ value }: { value: unknown }) => (JSON.stringify(value) ?? '').length + 300;
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

/** The weight of an operation's JSON, including the schemas that are rendered in place. */
function weightOf({ value, item }: ApiEntry, resolve: ApiInventory['resolve']): number {
  const json = JSON.stringify([value, item.parameters]);
  const shown = new Set(json.match(/"#\/[^"]*"/g));
  const inPlace = [...shown].map(
    (reference) =>
      (JSON.stringify(resolve({ $ref: JSON.parse(reference) as string }).value) ?? '').length,
  );
  return json.length + sum(inPlace) + baseWeight;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
