import { fillLabel } from 'stilldocs/feature';
import { slug } from 'github-slugger';
import { type ApiEntry, type ApiInventory, type ApiTag, inventoryOf } from './inventory.ts';
import { objectOf } from './json.ts';
import type { ApiDocument } from './read-document.ts';
import type { AllLabels } from '../own-label.ts';

/** One page of a reference. */
export interface ApiPagePlan {
  /** The suffix of the reference's path; empty for the first page. */
  part: string;
  title: string;
  description: string;
  tags: (ApiTag & { entries: ApiEntry[] })[];
  schemas: ApiInventory['schemas'];
}

/**
 * The maximum weight of a page, in characters of the document's JSON; `baseWeight` is added for
 * each operation. The value is measured on the documents of the tests: a page's HTML is smaller
 * than `maxPageBytes` with brotli.
 */
const maxWeight = 120_000;
/** The weight of an operation's samples and headings. */
const baseWeight = 2500;

/** The maximum weight of the HTML of a page with brotli, in bytes. */
export const maxPageBytes = 50_000;

const planCache = new WeakMap<ApiDocument, Plan[]>();

/** A page before its title is translated. */
interface Plan extends Omit<ApiPagePlan, 'title'> {
  title: string;
  /** The label of the title. */
  label?: keyof AllLabels | undefined;
  /** The index among the pages with this title, and their number. */
  index: number;
  count: number;
}

/**
 * Distributes a document over pages. A small document is one page, which a reader searches with the
 * browser. Otherwise the first page is a table of contents, and each tag and the schemas have a
 * page. The overflow of a page goes to `…/2`.
 */
export function planPages(document: ApiDocument, labels: AllLabels): ApiPagePlan[] {
  return plansOf(document).map(({ index, count, ...plan }) => {
    const title = shownTitle(plan, labels);
    return {
      ...plan,
      title: count === 1 ? title : fillLabel(labels.apiPart, { title, part: index + 1, count }),
      tags: plan.tags.map((tag) => ({ ...tag, title: shownTitle(tag, labels) })),
    };
  });
}

/** The pages before their titles are translated. */
export function plansOf(document: ApiDocument): Plan[] {
  let plans = planCache.get(document);
  if (!plans) planCache.set(document, (plans = makePlans(document, inventoryOf(document))));
  return plans;
}

function shownTitle({ title, label }: Pick<Plan, 'title' | 'label'>, labels: AllLabels): string {
  return label ? labels[label] : title;
}

function makePlans(document: ApiDocument, { tags, schemas, resolve }: ApiInventory): Plan[] {
  const weigh = (entry: ApiEntry) => weightOf(entry, resolve);
  const weighSchema = ({ value }: { value: unknown }) => (JSON.stringify(value) ?? '').length + 300;
  const info = objectOf(document.root.info);
  const title = String(info.title ?? '');
  const first = { part: '', title, description: '', index: 0, count: 1 };
  const total =
    sum(tags.flatMap(({ entries }) => entries).map(weigh)) + sum(schemas.map(weighSchema));
  if (total <= maxWeight) return [{ ...first, tags, schemas }];
  const used = new Set(['']);
  const free = (name: string): string => {
    if (used.has(name)) return free(`${name}-other`);
    used.add(name);
    return name;
  };
  const plans: Plan[] = [{ ...first, tags: [], schemas: [] }];
  for (const tag of tags) {
    const part = free(slug(tag.title) || 'other');
    pack(tag.entries, weigh).forEach((entries, index, { length }) =>
      plans.push({
        ...{ title: tag.title, label: tag.label },
        ...numbered(part, index, length),
        description: tag.description,
        tags: [{ ...tag, description: index === 0 ? tag.description : '', entries }],
        schemas: [],
      }),
    );
  }
  const part = free('schemas');
  pack(schemas, weighSchema).forEach((some, index, { length }) =>
    plans.push({
      title: '',
      label: 'apiSchemas',
      ...numbered(part, index, length),
      description: '',
      tags: [],
      schemas: some,
    }),
  );
  return plans;
}

function numbered(part: string, index: number, count: number) {
  return { part: index === 0 ? part : `${part}/${index + 1}`, index, count };
}

/** Distributes items over as few pages as their order allows; at least one per page. */
function pack<Item>(items: Item[], weigh: (item: Item) => number): Item[][] {
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
