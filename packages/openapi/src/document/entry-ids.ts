import { slug } from 'github-slugger';
import { textOf } from './json.ts';

/** An operation as far as its id needs it. */
interface Named {
  id: string;
  method: string;
  path: string;
  value: { operationId?: unknown };
}

/** A name as a part of an address: `issues/create` is `issues-create`, `/pets/{id}` is `pets-id`. */
export function slugOf(name: string): string {
  return slug(name.replace(/[^\p{L}\p{M}\p{N}_'’]+/gu, '-').replace(/^-|-$/g, ''));
}

/**
 * Gives operations their ids: `addPet` and `pets/add` are `add-pet` and `pets-add`. An operation that is written this way
 * has its name, wherever it stands; others whose names meet are called by method and path.
 */
export function nameEntries(entries: Named[], free: (name: string) => string): void {
  const named = entries.map((entry) => ({ entry, ...nameOf(entry) }));
  const count = new Map<string, number>();
  for (const { name } of named) count.set(name, (count.get(name) ?? 0) + 1);
  for (const { entry, name, isWritten } of named) if (isWritten) entry.id = free(name);
  for (const { entry, name, isWritten } of named)
    if (!isWritten) entry.id = free(count.get(name) === 1 ? name : byPath(entry));
}

function nameOf(entry: Named): { name: string; isWritten: boolean } {
  const written = textOf(entry.value.operationId);
  const name = slugOf(written.replace(/([a-z0-9])([A-Z])/g, '$1-$2'));
  return { name: name || byPath(entry), isWritten: name !== '' && name === written };
}

function byPath({ method, path }: Named): string {
  return slugOf(`${method}-${path}`) || method;
}
