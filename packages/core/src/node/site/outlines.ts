import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenceMeta } from '../../content/code/fence-meta.ts';
import { isPartial } from '../../content/source/partial.ts';
import type { PageOutline } from '../../content/source/page-outline.ts';
import type { PageImport } from '../../content/source/read-page.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { storeFile } from '../files/temporary.ts';

/** A page, or a partial. */
type Source = Pick<PageSource, 'file' | 'text'>;

/** The outlines of the site's pages and partials. */
export interface Outlines {
  /** A part of the outline of a text, which is read once, and not again in later builds. */
  of<Name extends keyof PageOutline>(name: Name, source: Source): Promise<PageOutline[Name]>;
  /** Stores the outlines that this process has asked for. */
  save(): void;
}

/** The parts of outlines, by their name and a hash of the text. */
type Parts = Record<string, PageOutline[keyof PageOutline]>;

interface OutlineOptions {
  /** Whether the site draws formulas. Default false. */
  hasMath?: boolean | undefined;
  /** The folder for the stored outlines. Default: none are stored. */
  cacheFolder?: string | undefined;
}

/** Opens the stored outlines of a site. */
export function createOutlines({ hasMath = false, cacheFolder }: OutlineOptions = {}): Outlines {
  const file = cacheFolder === undefined ? undefined : join(cacheFolder, 'outlines.json');
  const used: Parts = {};
  let stored: Parts | undefined;
  let isStale = false;
  return {
    async of<Name extends keyof PageOutline>(name: Name, source: Source) {
      const format = source.file.endsWith('.md') ? 'md' : 'mdx';
      const key = hash(name, String(hasMath), format, source.text);
      let part = used[key] ?? (stored ??= readStored(file))[key];
      if (part === undefined) {
        // The parser takes a tenth of a second to load.
        const { readOutline } = await import('../../content/source/page-outline.ts');
        part = readOutline(name, source, hasMath);
        isStale = true;
      }
      used[key] = part;
      return part as PageOutline[Name];
    },
    save() {
      if (file === undefined || !isStale) return;
      storeFile(file, `${engineVersion()}\n${JSON.stringify(used)}`);
      isStale = false;
    },
  };
}

/** The stored outlines; none if they are damaged or another engine's. */
function readStored(file: string | undefined): Parts {
  if (file === undefined) return {};
  try {
    const [version, json = ''] = readFileSync(file, 'utf8').split('\n');
    return version === engineVersion() ? (JSON.parse(json) as Parts) : {};
  } catch {
    return {};
  }
}

/** The modules that a page imports. A statement begins a line: other pages need no parser. */
export async function importsOf(outlines: Outlines, source: Source): Promise<PageImport[]> {
  const mayImport = source.file.endsWith('.mdx') && /^(?:im|ex)port\b/m.test(source.text);
  return mayImport ? outlines.of('imports', source) : [];
}

/** Whether the text of a page contains one of these names, or a partial, which may contain one. */
export async function mayContain(
  outlines: Outlines,
  page: Source,
  names: string[],
): Promise<boolean> {
  if (names.length === 0) return false;
  if (names.some((name) => page.text.includes(name))) return true;
  return (await importsOf(outlines, page)).some(({ specifier }) => isPartial(specifier));
}

/** Whether a page has a live sample, or a partial, which may have one. */
export async function mayBeLive(outlines: Outlines, page: Source): Promise<boolean> {
  const imports = await importsOf(outlines, page);
  if (imports.some(({ specifier }) => isPartial(specifier))) return true;
  if (!/\blive\b/.test(page.text)) return false;
  return (await outlines.of('fences', page)).some(
    ({ language, meta }) => fenceMeta(`${language} ${meta}`).live !== undefined,
  );
}
