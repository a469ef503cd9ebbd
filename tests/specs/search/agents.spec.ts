import { join } from 'node:path';
import { heldOutQueries } from '../../../bench/search/held-out-queries.ts';
import { queries } from '../../../bench/search/queries.ts';
import { connectClient } from '../../../packages/mcp/src/client.test.kit.ts';
import { served } from '../../helpers/own-site.ts';
import { searchOf } from '../../helpers/search-dialog.ts';
import { docs, testsFolder } from '../../helpers/servers.ts';
import { expect, test } from '../../helpers/test.ts';

const site = join(testsFolder, '../site');

test.describe('agents and readers @built @once @long @not-firefox', () => {
  const address = served(() => site);

  test('find the same sections in the same order, by all queries of the bench', async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const all = [queries, heldOutQueries].flatMap((each) => Object.values(each).flat());
    expect(all.length).toBe(244);
    const out = join(testsFolder, '.sites/dist-site-build');
    const agent = await connectClient(docs[0], [docs[1], 'mcp', '--out', out]);
    try {
      const differing: unknown[] = [];
      for (const [query] of all) {
        const answer = await agent.ask('search', { query });
        const toAgent = answer.match(/(?<=^ {3})\/\S*$/gm) ?? [];
        await page.goto(`${address()}/?q=${encodeURIComponent(query)}`);
        const { status, options } = searchOf(page);
        await expect(status).toHaveText(/result/i);
        const toReader = await options.evaluateAll((each) =>
          each.map((option) => option.getAttribute('href')),
        );
        if (toAgent.join() !== toReader.join()) differing.push({ query, toAgent, toReader });
      }
      expect(differing).toEqual([]);
    } finally {
      await agent.close();
    }
  });
});
