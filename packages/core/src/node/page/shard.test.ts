import { expect, it } from 'vitest';
import { pagesOfShard, readShard } from './shard.ts';

const pages = Array.from({ length: 500 }, (_, index) => ({ path: `/guide/page-${index}` }));

it.each([1, 3, 8, 64])('every page is in one of %i shards, which are alike', (count) => {
  const shards = Array.from({ length: count }, (_, index) =>
    pagesOfShard(pages, { number: index + 1, count }),
  );
  const paths = shards.flatMap((shard) => shard.map(({ path }) => path));
  expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  for (const shard of shards) expect(shard.length).toBeLessThan((2 * pages.length) / count + 8);
});

it('reads 3/8, and names what is none', () => {
  expect(readShard('3/8')).toEqual({ number: 3, count: 8 });
  for (const written of ['0/8', '9/8', '3', '3/', '3/8/2', '1/257', '-1/8', '1.5/8', ''])
    expect(() => readShard(written)).toThrow(`Unexpected ${JSON.stringify(written)} for --shard`);
});
