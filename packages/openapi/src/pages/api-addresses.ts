import { internalHref } from 'stilldocs/feature';
import { inventoryOf } from '../document/inventory.ts';
import { plansOf } from './plan-pages.ts';
import type { ApiDocument } from '../document/read-document.ts';
import type { PageMode } from '../document/reference-key.ts';
import { pointerPath } from '../document/references.ts';

/** The addresses within a reference. */
export interface ApiAddresses {
  /** The address of a page of the reference, under the base. */
  page(part: string): string;
  /** The address of an id, relative to the current page. */
  id(id: string): string;
  /** The name and address of a schema by its reference; undefined if it has no heading. */
  schema(reference: string): { name: string; href: string } | undefined;
}

/** A page of a reference, and the reference. */
interface Place {
  /** The path of the reference's first page, without base. */
  path: string;
  base: string;
  part: string;
  pages: PageMode | undefined;
}

export function createAddresses(
  document: ApiDocument,
  { path, base, part, pages }: Place,
): ApiAddresses {
  const { parts, whole, schemas } = partsOf(document, pages);
  const page = (of: string) => internalHref(base, partPath(path, of)) || '/';
  const id = (of: string) => {
    const found = parts.get(of) ?? '';
    if (whole.has(of)) return page(found);
    return (found === part ? '' : page(found)) + `#${encodeURIComponent(of)}`;
  };
  return {
    page,
    id,
    schema(reference) {
      const names = reference.startsWith('#/') ? pointerPath(reference) : [];
      const [holder, kind, name = ''] = names;
      const found = schemas.get(name);
      if (holder !== 'components' || kind !== 'schemas' || names.length > 3 || !found)
        return undefined;
      return { name, href: id(found) };
    },
  };
}

interface Parts {
  /** The page of each id. */
  parts: Map<string, string>;
  /** The ids that are a page of their own. */
  whole: Set<string>;
  /** The id of each schema, by its name. */
  schemas: Map<string, string>;
}

const partsCache = new WeakMap<ReturnType<typeof plansOf>, Parts>();

/** The pages of all that has an id. */
export function partsOf(document: ApiDocument, pages: PageMode | undefined): Parts {
  const plans = plansOf(document, pages);
  const known = partsCache.get(plans) ?? findParts(document, plans);
  partsCache.set(plans, known);
  return known;
}

function findParts(document: ApiDocument, plans: ReturnType<typeof plansOf>): Parts {
  const parts = new Map<string, string>();
  const whole = new Set<string>();
  for (const { part, tags, listed, only, schemas } of plans) {
    if (listed) {
      parts.set(listed.id, part);
      whole.add(listed.id);
    }
    if (only) whole.add(only.id);
    for (const tag of tags) {
      if (!parts.has(tag.id)) parts.set(tag.id, part);
      for (const { id } of tag.entries) parts.set(id, part);
    }
    for (const { id } of schemas) parts.set(id, part);
  }
  const schemas = new Map(inventoryOf(document).schemas.map(({ name, id }) => [name, id]));
  return { parts, whole, schemas };
}

/** The path of a page of a reference. */
export function partPath(path: string, part: string): string {
  if (part === '') return path;
  return `${path === '/' ? '' : path}/${part}`;
}
