import { slug } from 'github-slugger';
import { type ApiEntry, type ApiInventory, type ApiTag, inventoryOf } from './inventory.ts';
import { objectOf } from './json.ts';
import type { ApiDocument } from './read-document.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** One page of a reference. */
export interface ApiPagePlan {
  /** Follows the reference's own path; empty for the first page. */
  part: string;
  title: string;
  description: string;
  tags: (ApiTag & { entries: ApiEntry[] })[];
  schemas: ApiInventory['schemas'];
}

/**
 * How much a page may hold, in characters of the document's JSON; what it holds besides is counted
 * by `baseWeight`. Measured on the documents of the tests, so that a page's HTML stays below
 * `maxPageBytes` with brotli.
 */
const maxWeight = 120_000;
/** What samples and headings of an operation add to it. */
const baseWeight = 2500;

/** The most that the HTML of a page of a reference may weigh with brotli, in bytes. */
export const maxPageBytes = 50_000;

const known = new WeakMap<ApiDocument, Plan[]>();

/** A page before its title is written in the site's language. */
interface Plan extends Omit<ApiPagePlan, 'title'> {
  title: string;
  /** The label that stands for the title. */
  label?: keyof Labels | undefined;
  /** Which of the pages with this title it is, from 0, and how many there are. */
  index: number;
  count: number;
}

/**
 * Decides which page shows what. A document that fits is one page, since a reader searches it with
 * the browser. Otherwise the first page is a table of contents, each tag has a page, and so have the
 * schemas; what does not fit there either goes on at `…/2`.
 */
export function planPages(document: ApiDocument, labels: Labels): ApiPagePlan[] {
  return plansOf(document).map(({ index, count, ...plan }) => {
    const title = shownTitle(plan, labels);
    return {
      ...plan,
      title: count === 1 ? title : fillLabel(labels.apiPart, { title, part: index + 1, count }),
      tags: plan.tags.map((tag) => ({ ...tag, title: shownTitle(tag, labels) })),
    };
  });
}

/** The same before any title is written. */
export function plansOf(document: ApiDocument): Plan[] {
  let plans = known.get(document);
  if (!plans) known.set(document, (plans = makePlans(document, inventoryOf(document))));
  return plans;
}

function shownTitle({ title, label }: Pick<Plan, 'title' | 'label'>, labels: Labels): string {
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

/** Puts items into as few pages as their order allows; each has one at least. */
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

/** An operation's own JSON, and that of the schemas that are shown in place. */
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
