import type { SidebarItem } from 'stilldocs';
import { isNamed, schemasId } from '../api-reference.ts';
import type { AllLabels } from '../own-label.ts';
import { partPath, partsOf } from './api-addresses.ts';
import {
  type ApiEntry,
  type ApiInventory,
  type ApiTag,
  inventoryOf,
} from '../document/inventory.ts';
import { planPages, shownTitle } from './plan-pages.ts';
import type { ApiDocument } from '../document/read-document.ts';
import type { PageMode } from '../document/reference-key.ts';

/** The reference whose items are made. */
interface Listing {
  /** The path of its first page. */
  path: string;
  pages: PageMode;
  labels: AllLabels;
}

type Tone = Extract<SidebarItem['badge'], object>['tone'];

/** The color of each method, as on the page. */
const tones: Record<string, Tone> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

/** The items of a reference: groups of tags, tags with their operations, and schemas. */
export function sidebarItems(document: ApiDocument, listing: Listing): SidebarItem[] {
  const { path, pages, labels } = listing;
  const { tags, groups, schemas } = inventoryOf(document);
  const { parts, whole } = partsOf(document, pages);
  const linkTo = (id: string) =>
    partPath(path, parts.get(id) ?? '') + (whole.has(id) ? '' : `#${encodeURIComponent(id)}`);
  const operation = (entry: ApiEntry): SidebarItem => {
    const { id, title, method, path: address } = entry;
    const tone = tones[method];
    // The method of an operation without a name is its badge.
    const text = isNamed(entry) ? title : address;
    return { text, link: linkTo(id), badge: { text: method, ...(tone && { tone }) } };
  };
  const group = (tag: ApiTag): SidebarItem => {
    const text = shownTitle(tag, labels);
    const items = tag.entries.map(operation);
    // A tag without a page opens and closes; its operations lead to the same place.
    if (pages === 'one') return { text, collapsed: true, items };
    return { text, link: partPath(path, parts.get(tag.id) ?? ''), collapsed: true, items };
  };
  const shown =
    groups.length > 0
      ? groups.flatMap((own): SidebarItem[] => {
          const items = own.tags.map(group);
          return own.title === '' ? items : [{ text: own.title, items }];
        })
      : tags.map(group);
  if (schemas.length === 0) return shown;
  if (pages === 'one') return [...shown, { text: labels.apiSchemas, link: `${path}#${schemasId}` }];
  const lists = planPages(document, labels, pages).filter((plan) => plan.schemas.length > 0);
  const items = lists.map((plan) => ({
    // One of several is known by its names, in the order of the document.
    text: lists.length === 1 ? plan.title : endsOf(plan.schemas),
    link: partPath(path, plan.part),
  }));
  if (items.length === 1) return [...shown, ...items];
  return [...shown, { text: labels.apiSchemas, collapsed: true, items }];
}

function endsOf(schemas: ApiInventory['schemas']): string {
  return [...new Set([schemas[0]!.name, schemas.at(-1)!.name])].join(' … ');
}
