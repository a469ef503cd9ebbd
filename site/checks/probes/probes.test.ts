import { describe, expect, it } from 'vitest';
import { facts } from '../../facts.ts';
import { liveSamples } from '../live/live-samples.ts';
import { readPages } from '../page-source.ts';
import { openProbeBrowser } from './probe-page.ts';

// Runs what pages say of the SDK's behavior, and of their samples, with the published SDK. Nothing here reads a page or
// a sample's text: both can change as long as what runs does the same.

const { probes, open, close } = await openProbeBrowser();
/** What each probe returned, or its error. */
const results: unknown[] = [];
// Three pages use the time in which one waits for frames. Probes of samples share no page with probes of the SDK alone:
// the SDK keeps observers for the life of a page.
const lanes = [...probes.keys()].reduce<number[][]>(
  (lanes, index) => {
    const lane = probes[index]!.samples?.length ? 1 + (index % 2) : 0;
    lanes[lane]!.push(index);
    return lanes;
  },
  [[], [], []],
);
await Promise.all(
  lanes.map(async (lane) => {
    const page = await open();
    for (const index of lane) {
      const run = page.evaluate((at) => window.runProbe(at), index);
      results[index] = await run.catch((error: Error) => error.message);
    }
  }),
);
await close();

describe('the published SDK agrees', () => {
  it.each(probes.map((probe, index) => [`${probe.page}: ${probe.says}`, probe, index] as const))(
    '%s',
    (_, { is }, index) => {
      expect(results[index]).toEqual(is);
    },
  );
});

it('every sample that readers run is run by a probe', () => {
  const run = new Set(probes.flatMap(({ samples = [] }) => samples));
  const files = liveSamples(readPages()).map(({ file }) => file);
  // Data and templates run in their labs: see `live/labs`.
  const code = [...new Set(files)].filter((file) => /\.(?:tsx?|js)$/.test(file));
  expect(code.filter((file) => !run.has(file))).toEqual([]);
});

it('the statements of each page are as many as its proof counts', async () => {
  const counts: Record<string, number> = {};
  for (const { page, samples } of probes)
    if (!samples?.length) counts[page] = (counts[page] ?? 0) + 1;
  await expect(`${JSON.stringify(counts, null, 2)}\n`).toMatchFileSnapshot('statements.json');
});

it('the van goes as far as the fact says', () => {
  const own = results.filter((_, index) =>
    probes[index]!.samples?.includes('react/hooks/DeliveryVan.tsx'),
  );
  expect(JSON.stringify(own)).toContain(`"translateX(${facts.frameDistance}px)"`);
});
