/** A type as the page's types file says it. */
export interface TypeEntry {
  html: string;
  docs?: string;
}

const files = new Map<string, Promise<TypeEntry[]>>();

/** The types of a block, fetched once; a failure is tried again at the next touch. */
export function typesOf(block: HTMLElement): Promise<TypeEntry[]> {
  const url = block.dataset.types!;
  const known = files.get(url);
  if (known) return known;
  const types = fetch(url).then(async (response) => {
    const found: unknown = response.ok && (await response.json());
    if (!Array.isArray(found)) throw new Error('No types');
    return found as TypeEntry[];
  });
  files.set(url, types);
  types.catch(() => files.delete(url));
  return types;
}
