import type { TypeEntry } from './page-types.ts';

const files = new Map<string, Promise<TypeEntry[]>>();

/** Fetches the types of a block, once. The next touch retries a failed request. */
export function typesOf(block: HTMLElement): Promise<TypeEntry[]> {
  const url = block.dataset.types!;
  const cached = files.get(url);
  if (cached) return cached;
  const types = fetch(url).then(async (response) => {
    const content: unknown = response.ok && (await response.json());
    if (!Array.isArray(content)) throw new Error(`The file ${url} has no types`);
    return content as TypeEntry[];
  });
  files.set(url, types);
  types.catch(() => files.delete(url));
  return types;
}
