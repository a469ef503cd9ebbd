import { fillLabel } from 'stilldocs/feature';
import { slugOf } from '../document/entry-ids.ts';
import {
  type ApiEntry,
  type ApiInventory,
  type ApiTag,
  inventoryOf,
} from '../document/inventory.ts';
import { objectOf } from '../document/json.ts';
import { pack, weightsOf } from './page-weights.ts';
import type { ApiDocument } from '../document/read-document.ts';
import type { PageMode } from '../document/reference-key.ts';
import type { AllLabels } from '../own-label.ts';

/** One page of a reference. */
export interface ApiPagePlan {
  /** The suffix of the reference's path; empty for the first page. */
  part: string;
  title: string;
  description: string;
  /** The tags whose operations the page shows. */
  tags: ApiTag[];
  /** The tag of which the page lists the operations, each of which has a page. */
  listed?: ApiTag | undefined;
  /** The operation that is the whole page. */
  only?: ApiEntry | undefined;
  schemas: ApiInventory['schemas'];
}

/** The maximum weight of the HTML of a page with brotli, in bytes, if the engine divides the reference. */
export const maxPageBytes = 50_000;

/** A page before its title is translated. */
interface Plan extends ApiPagePlan {
  /** The label of the title. */
  label?: keyof AllLabels | undefined;
  /** The index among the pages with this title, and their number. */
  index: number;
  count: number;
}

/** The plans with the titles of the last language. */
const shownCache = new WeakMap<Plan[], { labels: AllLabels; shown: ApiPagePlan[] }>();

const planCache = new WeakMap<ApiDocument, Map<PageMode | undefined, Plan[]>>();

/**
 * Distributes a document over pages. Without a mode a small document is one page, which a reader searches with
 * the browser. Otherwise the first page is a table of contents, each tag and the schemas have a page, and the
 * overflow of a page goes to `…/2`.
 */
export function planPages(
  document: ApiDocument,
  labels: AllLabels,
  mode?: PageMode,
): ApiPagePlan[] {
  const plans = plansOf(document, mode);
  const known = shownCache.get(plans);
  if (known?.labels === labels) return known.shown;
  const shown = showPlans(plans, labels);
  shownCache.set(plans, { labels, shown });
  return shown;
}

/** The plans in the language of a site. */
function showPlans(plans: Plan[], labels: AllLabels): ApiPagePlan[] {
  return plans.map(({ index, count, ...plan }) => {
    const title = shownTitle(plan, labels);
    const named = (tag: ApiTag) => ({ ...tag, title: shownTitle(tag, labels) });
    return {
      ...plan,
      title: count === 1 ? title : fillLabel(labels.apiPart, { title, part: index + 1, count }),
      tags: plan.tags.map(named),
      listed: plan.listed && named(plan.listed),
    };
  });
}

/** The pages before their titles are translated. */
export function plansOf(document: ApiDocument, mode: PageMode | undefined): Plan[] {
  const plans = planCache.get(document) ?? new Map<PageMode | undefined, Plan[]>();
  planCache.set(document, plans);
  let made = plans.get(mode);
  if (!made) plans.set(mode, (made = makePlans(document, inventoryOf(document), mode)));
  return made;
}

/** The title of a tag or a page. */
export function shownTitle(
  { title, label }: Pick<Plan, 'title' | 'label'>,
  labels: AllLabels,
): string {
  return label ? labels[label] : title;
}

function makePlans(document: ApiDocument, inventory: ApiInventory, mode?: PageMode): Plan[] {
  const { tags, schemas } = inventory;
  const title = String(objectOf(document.root.info).title ?? '');
  const alone = { index: 0, count: 1, schemas: [], tags: [], description: '' };
  const first = { ...alone, part: '', title };
  const { isSmall, weigh, weighSchema } = weightsOf(inventory);
  if (mode === 'one' || (mode === undefined && isSmall)) return [{ ...first, tags, schemas }];
  const free = freeNames();
  const plans: Plan[] = [first];
  for (const tag of tags) {
    const part = free(slugOf(tag.name) || 'other');
    const { title: name, label, description } = tag;
    const own = { ...alone, part, title: name, label, description };
    if (mode === 'operations') {
      plans.push({ ...own, listed: tag });
      for (const only of tag.entries)
        plans.push({
          ...{ ...alone, part: free(`${part}/${only.id}`), title: only.title, only },
          description: only.about,
          tags: [{ ...tag, description: '', entries: [only] }],
        });
    } else if (mode === 'tags') plans.push({ ...own, tags: [tag] });
    else
      pack(tag.entries, weigh).forEach((entries, index, { length }) =>
        plans.push({
          ...{ ...own, ...numbered(part, index, length) },
          tags: [{ ...tag, description: index === 0 ? description : '', entries }],
        }),
      );
  }
  const part = free('schemas');
  pack(schemas, weighSchema).forEach((some, index, { length }) =>
    plans.push({
      ...{ ...alone, title: '', label: 'apiSchemas', schemas: some },
      ...numbered(part, index, length),
    }),
  );
  return plans;
}

/** Gives each name once: a second one ends in `-other`. */
function freeNames() {
  const used = new Set(['']);
  const free = (name: string): string => {
    if (used.has(name)) return free(`${name}-other`);
    used.add(name);
    return name;
  };
  return free;
}

function numbered(part: string, index: number, count: number) {
  return { part: index === 0 ? part : `${part}/${index + 1}`, index, count };
}
