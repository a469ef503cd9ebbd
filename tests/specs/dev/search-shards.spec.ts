import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectAtGoto } from '../../helpers/dev-site.ts';
import { writeLargeSite } from '../../helpers/large-site.ts';
import { served } from '../../helpers/own-site.ts';
import { searchFor } from '../../helpers/search-dialog.ts';
import { expect, test } from '../../helpers/test.ts';

let root = '';
const address = served((project) => (root = writeLargeSite(`large-${project}`)));

test(
  'the dev server answers from the shards of a large site, which are fresh after an edit',
  { tag: ['@dev', '@long'] },
  async ({ page }) => {
    test.setTimeout(180_000);
    connectAtGoto(page);
    const { field, options } = await searchFor(page, 'marsupial p107', `${address()}/p7`);
    await expect(options.first()).toContainText('Page p107');
    writeFileSync(join(root, 'pages/p9.mdx'), '# Page p9\n\nA wombat.\n');
    await field.fill('wombat');
    await expect(options).toHaveCount(1);
  },
);
