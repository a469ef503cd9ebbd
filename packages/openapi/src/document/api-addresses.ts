import { internalHref } from 'stilldocs/feature';
import { inventoryOf } from './inventory.ts';
import { plansOf } from './plan-pages.ts';
import type { ApiDocument } from './read-document.ts';
import { pointerPath } from './references.ts';

/** The addresses within a reference. */
export interface ApiAddresses {
  /** The address of a page of the reference, under the base. */
  page(part: string): string;
  /** The address of an id, relative to the current page. */
  id(id: string): string;
  /** The name and address of a schema by its reference; undefined if it has no heading. */
  schema(reference: string): { name: string; href: string } | undefined;
}

/** @param path The path of the reference's first page, without base. */
export function createAddresses(
  document: ApiDocument,
  { path, base, part }: { path: string; base: string; part: string },
): ApiAddresses {
  const parts = new Map<string, string>();
  for (const plan of plansOf(document)) {
    for (const tag of plan.tags) {
      if (!parts.has(tag.id)) parts.set(tag.id, plan.part);
      for (const { id } of tag.entries) parts.set(id, plan.part);
    }
    for (const { id } of plan.schemas) parts.set(id, plan.part);
  }
  const schemas = new Map(inventoryOf(document).schemas.map(({ name, id }) => [name, id]));
  const page = (of: string) => internalHref(base, partPath(path, of)) || '/';
  const id = (of: string) =>
    (parts.get(of) === part ? '' : page(parts.get(of) ?? '')) + `#${encodeURIComponent(of)}`;
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

/** The path of a page of a reference. */
export function partPath(path: string, part: string): string {
  if (part === '') return path;
  return `${path === '/' ? '' : path}/${part}`;
}
