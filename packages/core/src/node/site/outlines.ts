import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenceMeta } from '../../content/code/fence-meta.ts';
import { isPartial } from '../../content/source/partial.ts';
import type { PageOutline } from '../../content/source/page-outline.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { storeFile } from '../files/temporary.ts';

/** A page, or a partial. */
type Source = Pick<PageSource, 'file' | 'text'>;

/** The outlines of the site's pages and partials. */
export interface Outlines {
  /** The outline of a text, which is parsed once, and not again in later builds. */
  of(source: Source): Promise<PageOutline>;
  /** Stores the outlines that this process has asked for. */
  save(): void;
}

interface OutlineOptions {
  /** Whether the site draws formulas. Default false. */
  hasMath?: boolean | undefined;
  /** The folder for the stored outlines. Default: none are stored. */
  cacheFolder?: string | undefined;
}

/** Opens the stored outlines of a site. */
export function createOutlines({ hasMath = false, cacheFolder }: OutlineOptions = {}): Outlines {
  const file = cacheFolder === undefined ? undefined : join(cacheFolder, 'outlines.json');
  const used = new Map<string, PageOutline>();
  let stored: Record<string, PageOutline> | undefined;
  let isStale = false;
  return {
    async of({ file: name, text }) {
      const key = hash(String(hasMath), name.endsWith('.md') ? 'md' : 'mdx', text);
      let outline = used.get(key) ?? (stored ??= readStored(file))[key];
      if (!outline) {
        // The parser takes a tenth of a second to load.
        const { outlineOf } = await import('../../content/source/page-outline.ts');
        outline = outlineOf(text, name, hasMath);
        isStale = true;
      }
      used.set(key, outline);
      return outline;
    },
    save() {
      if (file === undefined || !isStale) return;
      storeFile(file, `${engineVersion()}\n${JSON.stringify(Object.fromEntries(used))}`);
      isStale = false;
    },
  };
}

/** The stored outlines; none if they are damaged or another engine's. */
function readStored(file: string | undefined): Record<string, PageOutline> {
  if (file === undefined) return {};
  try {
    const [version, json = ''] = readFileSync(file, 'utf8').split('\n');
    return version === engineVersion() ? (JSON.parse(json) as Record<string, PageOutline>) : {};
  } catch {
    return {};
  }
}

/** Whether a page may import modules: a statement begins a line. Other pages need no parser. */
export function mayImport({ file, text }: Source): boolean {
  return file.endsWith('.mdx') && /^(?:im|ex)port\b/m.test(text);
}

/** Whether a page has a fence with a word, or a partial, which may have one. */
export async function mayHaveFence(
  outlines: Outlines,
  page: Source,
  word: 'live' | 'twoslash',
): Promise<boolean> {
  if (!page.text.includes(word) && !mayImport(page)) return false;
  const { fences, imports } = await outlines.of(page);
  const hasWord = fences.some(({ language, meta }) => {
    const value = fenceMeta(`${language} ${meta}`)[word];
    return value !== undefined && value !== false;
  });
  return hasWord || imports.some(({ specifier }) => isPartial(specifier));
}
