import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildContext } from '../document/documents.ts';

/** The cost of an extension that has scripts or functions. */
export interface ExtensionCost {
  name: string;
  /** The bytes of the scripts that each page loads; brotli. */
  scripts: number;
  /** The time that its functions took, in ms. */
  ms: number;
}

/** The cost of each extension of a site, as far as it has scripts or functions that ran. */
export async function extensionCosts(context: BuildContext): Promise<ExtensionCost[]> {
  const { site, times } = context;
  if (site.config.extensions.length === 0) return [];
  const { bundle, extensionScripts } = await context.client();
  const scriptsOf = (name: string) =>
    [extensionScripts[name] ?? []].flat().map((file) => join(bundle.folder, file));
  return site.config.extensions
    .filter(({ name }) => times.has(name) || scriptsOf(name).length > 0)
    .map(({ name }) => ({
      name,
      scripts: scriptsOf(name).reduce((sum, file) => sum + brotliSize(file), 0),
      ms: times.get(name) ?? 0,
    }));
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
