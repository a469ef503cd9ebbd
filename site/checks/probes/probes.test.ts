import { afterAll, describe, expect, it } from 'vitest';
import { openProbePage } from './probe-page.ts';

// Runs what pages say of the SDK's behavior against the published SDK. Nothing here reads a page: its words are free.

const { probes, page, close } = await openProbePage();
afterAll(close);

describe('the published SDK agrees', () => {
  it.each(probes.map((probe, index) => [`${probe.page}: ${probe.says}`, probe, index] as const))(
    '%s',
    async (_, { is }, index) => {
      expect(await page.evaluate((at) => window.runProbe(at), index)).toEqual(is);
    },
  );
});
