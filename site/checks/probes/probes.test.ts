import { afterAll, describe, expect, it } from 'vitest';
import { readPages } from '../page-source.ts';
import { openProbePage } from './probe-page.ts';

// Checks the statements of pages about the SDK's behavior against the published SDK.

const { probes, page, close } = await openProbePage();
const pages = readPages();
afterAll(close);

/** A page's text on one line, without the marks of emphasis and links. */
const textOf = (file: string) =>
  pages
    .find((candidate) => candidate.file === `pages/${file}`)
    ?.lines.join(' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ');

describe('the published SDK agrees', () => {
  it.each(probes.map((probe, index) => [`${probe.page}: ${probe.says}`, probe, index] as const))(
    '%s',
    async (_, { page: file, says, is }, index) => {
      expect(textOf(file), `site/pages/${file}`).toContain(says);
      expect(await page.evaluate((at) => window.runProbe(at), index)).toEqual(is);
    },
  );
});
