import type { ValidExtension } from '../../shared/extension/extension.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildContext } from '../document/documents.ts';
import { withoutExtension } from '../document/without-extension.ts';
import { hash } from '../files/hash.ts';
import type { PlannedPage } from './rendered-site.ts';

/** The cost of an extension. */
export interface ExtensionCost {
  name: string;
  /** The bytes that it adds to the HTML of a page; negative if it replaces a part by less. */
  page: { path: string; bytes: number };
  /**
   * The bytes of the scripts that each page loads, and of those that its islands load when touched;
   * brotli.
   */
  scripts: number;
  islands: number;
  /** The time that its functions took, in ms. */
  ms: number;
}

/** Whether an extension is measured: one that takes part in compiling pages only, or stores results, has no cost of its own. */
function isMeasured({ features, ...rest }: ValidExtension): boolean {
  return (
    (features === undefined && rest.resultStore === undefined) ||
    Object.keys(rest).some((field) => !/^(?:name|needs|resultStore|rules|version)$/.test(field))
  );
}

/**
 * Measures the cost of each extension of a site.
 *
 * @param sample The page to compare with and without each extension.
 */
export async function extensionCosts(
  context: BuildContext,
  sample: PlannedPage | undefined,
): Promise<ExtensionCost[]> {
  const { site, server, cache, times } = context;
  const extensions = site.config.extensions.filter(isMeasured);
  if (extensions.length === 0 || !sample) return [];
  const { bundle, extensionScripts, extensionChunks } = await context.client();
  const sizeOf = (files: string[]) =>
    files.reduce((sum, file) => sum + brotliSize(readFileSync(join(bundle.folder, file))), 0);
  const { data, path, version } = sample;
  const key = hash('costs', version, JSON.stringify(extensions.map(({ name }) => name)));
  const measure = async () => {
    const chrome = await context.chrome();
    const { renderDocument, renderDocumentWithout } = await context.loadServer();
    const html = sample.page.html();
    const whole = Buffer.byteLength(renderDocument(data, html).html);
    const bytes = extensions.map(({ name }) => {
      const rest = withoutExtension(chrome, data, name);
      return whole - Buffer.byteLength(renderDocumentWithout((it) => it === name, rest, html));
    });
    cache.set(key, JSON.stringify(bytes));
    return bytes;
  };
  // A warm build does not load the components for it.
  const cached = cache.get(key)?.toString();
  const bytes = cached === undefined ? await measure() : (JSON.parse(cached) as number[]);
  return extensions.map(({ name }, index) => ({
    name,
    page: { path, bytes: bytes[index]! },
    scripts: sizeOf([extensionScripts[name] ?? []].flat()),
    islands: sizeOf(
      (server.extensionIslands[name] ?? []).flatMap((file) => extensionChunks[file] ?? []),
    ),
    ms: times.get(name) ?? 0,
  }));
}

function brotliSize(content: Uint8Array): number {
  return brotliCompressSync(content).length;
}
