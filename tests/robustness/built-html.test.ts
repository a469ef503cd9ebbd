import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDocs } from '../../packages/core/src/node/files/docs.test.kit.ts';
import { htmlProblems } from './html-problems.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

const workspace = join(import.meta.dirname, '../..');
const { at } = testFolder({ isShared: true });

describe.each(['tests/fixture', 'site'])('the HTML of %s', (site) => {
  // `npm test` has built our site.
  const built = site === 'site' ? process.env.BUILT_SITE : undefined;
  const folder = built ?? at(site.replace('/', '-'));

  it.skipIf(built)(
    'is built',
    async () => {
      const root = join(workspace, site);
      const { status, stderr } = await runDocs([
        ...['build', '--root', root, '--out', relative(root, folder)],
      ]);
      expect(stderr).not.toMatch(/^error:/m);
      expect(status).toBe(0);
    },
    120_000,
  );

  it('needs no mending by a parser, page for page, payload for payload', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const documents = files.filter((file) => file.endsWith('.html'));
    const payloads = files.filter((file) => /^_page\/.*\.json$/.test(file));
    expect(documents.length).toBeGreaterThan(5);
    expect(payloads.length).toBeGreaterThan(3);
    const texts = [
      ...documents.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
      ...payloads.flatMap((file) => {
        const payload = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
        return htmlOf(payload).map((html) => [file, html] as const);
      }),
    ];
    const problems = texts.flatMap(([file, html]) =>
      htmlProblems(html).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});

/** Every text of a payload with elements. */
function htmlOf(payload: object): string[] {
  return Object.values(payload).flatMap((value: unknown) => {
    if (typeof value === 'string') return /^\s*</.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? htmlOf(value) : [];
  });
}
