import { withoutIds } from '../../shared/search/line-ids.ts';
import { resultCap } from '../../shared/search/search-options.ts';
import { maxSigns, type SignsFile } from '../../shared/search/shard-files.ts';

/** Runs of characters that are neither letters nor digits nor spaces. */
const runs = /[^\p{L}\p{N}\s]+/gu;

/** Collects which sections hold each sign, such as `?.`, most often. */
export function createHeldSigns() {
  const held = new Map<string, { id: number; count: number }[]>();
  return {
    /** Sections come in the order of their ids. */
    add(id: number, title: string, text: string): void {
      const counts = new Map<string, number>();
      for (const [run] of `${title}\n${withoutIds(text)}`.matchAll(runs))
        counts.set(run, (counts.get(run) ?? 0) + 1);
      const own = new Map<string, number>();
      for (const [run, count] of counts)
        for (const sign of signsIn(run))
          own.set(sign, (own.get(sign) ?? 0) + count * (run.split(sign).length - 1));
      for (const [sign, count] of own) keep(sign, id, count);
    },
    /** The ids by sign, those that hold it most often first. */
    file: (): SignsFile =>
      Object.fromEntries(
        [...held]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([sign, sections]) => [sign, sections.map(({ id }) => id)]),
      ),
  };

  function keep(sign: string, id: number, count: number): void {
    const sections = held.get(sign) ?? [];
    held.set(sign, sections);
    const at = sections.findIndex((other) => other.count < count);
    sections.splice(at === -1 ? sections.length : at, 0, { id, count });
    if (sections.length > resultCap) sections.pop();
  }
}

/** Every part of a run that a query can be. */
function signsIn(run: string): Set<string> {
  const signs = new Set<string>();
  for (let start = 0; start < run.length; start += 1)
    for (let end = start + 1; end <= Math.min(run.length, start + maxSigns); end += 1)
      signs.add(run.slice(start, end));
  return signs;
}
