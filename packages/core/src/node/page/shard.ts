import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { bucketCount, bucketOf } from './shared-results.ts';

/** A part of a site’s pages, which one of several machines renders. */
export interface Shard {
  /** From 1. */
  number: number;
  count: number;
}

/** The maximum number of shards. */
const maxShards = 256;

/**
 * Reads the option `--shard`: `3/8`.
 *
 * @throws DiagnosticError for any other text.
 */
export function readShard(written: string): Shard {
  const [, number, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(written)?.map(Number) ?? [];
  if (number !== undefined && count !== undefined && number <= count && count <= maxShards)
    return { number, count };
  throw errorWith({
    rule: 'option',
    message: `Unexpected ${JSON.stringify(written)} for --shard, expected a number of so many, such as 3/8, of at most ${maxShards}`,
  });
}

/** The pages of a shard. A bucket of shared results is in one shard. */
export function pagesOfShard<Page extends { path: string }>(pages: Page[], shard?: Shard): Page[] {
  if (!shard) return pages;
  const buckets = bucketCount(pages.length);
  return pages.filter(({ path }) => bucketOf(path, buckets) % shard.count === shard.number - 1);
}
