import { readPages } from '../page-source.ts';
import { report } from '../problem.ts';
import { compare, type Difference } from './compare.ts';
import { comparisons } from './comparisons.ts';
import { readDeclarations } from './declarations.ts';
import { knownDifferences } from './known-differences.ts';

/** How the pages differ from the published declarations. */
export interface Drift {
  /** Differences nobody has looked at yet. */
  news: Difference[];
  known: (Difference & { reason: string })[];
  /** Known differences that are none any more. */
  outdated: string[];
}

/** Compares every documented structure with the SDK. */
export function findDrift(): Drift {
  const pages = new Map(readPages().map((page) => [page.file, page]));
  const declared = readDeclarations(comparisons.map(({ type }) => type));
  const found = comparisons.flatMap((part, index) => {
    const page = pages.get(`pages/${part.page}`);
    if (!page) throw new Error(`Unexpected page ${part.page}, expected one of the site's`);
    return compare(page, part, declared[index]!);
  });
  const reasons = new Map(
    knownDifferences.flatMap(({ keys, reason }) => keys.map((key) => [key, reason] as const)),
  );
  return {
    news: found.filter(({ key }) => !reasons.has(key)),
    known: found.flatMap((difference) => {
      const reason = reasons.get(difference.key);
      return reason === undefined ? [] : [{ ...difference, reason }];
    }),
    outdated: [...reasons.keys()].filter((key) => found.every((entry) => entry.key !== key)),
  };
}

/** The report as text: news first, then what is known, by its reason. */
export function driftText({ news, known, outdated }: Drift): string {
  const reasons = groupBy(known, ({ reason }) => reason);
  return [
    `${news.length} new differences between the pages and the SDK`,
    ...news.map(
      (difference) => `${report([difference])}\n  as known difference: ${difference.key}`,
    ),
    `${outdated.length} known differences that are none any more`,
    ...outdated.map((key) => `  remove from known-differences.ts: ${key}`),
    `${known.length} known differences`,
    ...[...reasons].flatMap(([reason, differences]) => [
      `  ${reason}:`,
      ...differences.map(({ file, line, what }) => `    site/${file}:${line} ${what}`),
    ]),
  ].join('\n');
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
