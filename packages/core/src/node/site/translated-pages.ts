import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { PageSource, TranslatedPage } from '../../shared/page/page.ts';
import type { Dates } from './dates.ts';
import { blobOf, readBlobs } from './git-blobs.ts';

/** Finds the texts that translations were made from. */
export interface TranslatedPages {
  /** The pages of a translation, each with the source's page of its path. */
  of(pages: PageSource[], source: readonly PageSource[]): PageSource[];
}

/**
 * Creates the reader of the texts that translations were made from: the version in the front matter of a translation,
 * else the source at the translation's last commit. What git has read is kept.
 */
export function createTranslatedPages(root: string, dates: Dates): TranslatedPages {
  const known = new Map<string, string | undefined>();
  const read = (names: string[]) => {
    const missing = [...new Set(names)].filter((name) => !known.has(name));
    for (const [index, text] of readBlobs(root, missing).entries())
      known.set(missing[index]!, text);
  };
  return {
    of(pages, source) {
      const byPath = new Map(source.map((page) => [page.path, page]));
      const rows = pages.map((page) => {
        const of = byPath.get(page.sourcePath ?? page.path);
        if (!of || page.made || page.list || of.made || of.list) return { page };
        const recorded = recordedVersion(page);
        return { page, of, recorded, names: namesOf(of, recorded, dates.commitOf?.(page.file)) };
      });
      read(rows.flatMap(({ names = [] }) => names));
      return rows.map(({ page, of, recorded, names = [] }) => {
        if (!of) return page;
        const text = names.map((name) => known.get(name)).find((it) => it !== undefined);
        const isMissing = recorded !== undefined && names.length > 0 && text === undefined;
        const { file, text: now } = of;
        const translationOf: TranslatedPage = {
          ...{ file, from: text ?? now, now },
          ...(isMissing && { missing: recorded }),
        };
        return { ...page, translationOf };
      });
    },
  };
}

/** The names under which git may have the text; none if it is the present one, or unknown. */
function namesOf(
  { file, text }: PageSource,
  recorded: string | undefined,
  commit: string | undefined,
): string[] {
  if (recorded === undefined) return commit === undefined ? [] : [`${commit}:./${file}`];
  if (blobOf(text).startsWith(recorded)) return [];
  return [`${recorded}^{blob}`, `${recorded}:./${file}`];
}

/** The version of the source in the front matter of a translation. */
function recordedVersion({ text }: PageSource): string | undefined {
  const written = writtenFrontMatter(text);
  // Most translations have none: the compiler parses their YAML later.
  if (!written.includes('translatedFrom')) return undefined;
  return readFrontMatter(written, '').frontMatter.translatedFrom;
}
