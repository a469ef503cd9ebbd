import type { ExpansionCode } from '../../shared/search/expansions.ts';

/**
 * Loads the code of expansions into a worker.
 *
 * @param url The script of `search-expansions.ts`. The bundler puts each worker into one file, so that
 *   an import by name would be in the file of every site.
 * @returns Undefined if it fails to load: without it, search still finds the words of pages.
 */
export async function loadExpansions(url: string): Promise<ExpansionCode | undefined> {
  await import(/* @vite-ignore */ url).catch(() => undefined);
  return (globalThis as { docsExpansions?: ExpansionCode }).docsExpansions;
}
