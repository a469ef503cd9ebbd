import { withoutIds } from '../../shared/search/line-ids.ts';
import { resultCap } from '../../shared/search/search-options.ts';
import { maxSigns, type SignsFile } from '../../shared/search/shard-files.ts';

/** Runs of characters that are neither letters nor digits nor spaces. */
const runs = /[^\p{L}\p{N}\s]+/gu;
/** The same in ASCII: most texts are, and looking up the categories of Unicode takes most of the time. */
const asciiRuns = /[^a-zA-Z\d\s]+/g;
/** The signs of a run, which other sections have too. */
const maxCached = 10_000;
const cache = new Map<string, ReadonlyMap<string, number>>();

/** Collects which sections hold each sign, such as `?.`, most often. */
export function createHeldSigns() {
  const held = new Map<string, { id: number; count: number }[]>();
  return {
    /** Sections come in the order of their ids. */
    add(id: number, title: string, text: string): void {
      const counts = new Map<string, number>();
      const all = `${title}\n${withoutIds(text)}`;
      for (const run of all.match(/^[\0-\x7f]*$/.test(all) ? asciiRuns : runs) ?? [])
        counts.set(run, (counts.get(run) ?? 0) + 1);
      const own = new Map<string, number>();
      for (const [run, count] of counts)
        for (const [sign, times] of signsIn(run))
          own.set(sign, (own.get(sign) ?? 0) + count * times);
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
    if (sections.length === resultCap && sections.at(-1)!.count >= count) return;
    const at = sections.findIndex((other) => other.count < count);
    sections.splice(at === -1 ? sections.length : at, 0, { id, count });
    sections.length = Math.min(sections.length, resultCap);
  }
}

/** Every part of a run that a query can be, and how often the run has it without overlaps. */
function signsIn(run: string): ReadonlyMap<string, number> {
  const known = cache.get(run);
  if (known) return known;
  const counts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (let start = 0; start < run.length; start += 1)
    for (let end = start + 1; end <= Math.min(run.length, start + maxSigns); end += 1) {
      const sign = run.slice(start, end);
      if (start < (ends.get(sign) ?? 0)) continue;
      ends.set(sign, end);
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  if (cache.size < maxCached) cache.set(run, counts);
  return counts;
}
