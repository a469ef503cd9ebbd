import { expect, test } from '../../helpers/dev-site.ts';

test(
  'an edit of the host, of its panel and of the sample is shown at once',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/live');
    const stage = page.frameLocator('iframe');
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await expect(stage.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    site.edit('samples/live/Greeting.tsx', 'Hello', 'Welcome');
    await expect(stage.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
    site.edit(
      'live/host.tsx',
      'let props: Record<string, unknown> = {};',
      "let props: Record<string, unknown> = { name: 'Joan' };",
    );
    await expect(stage.getByRole('heading', { name: 'Welcome Joan' })).toBeVisible();
    site.edit('live/Panel.tsx', '>\n        Phone', '>\n        Telephone');
    await expect(page.getByRole('button', { name: 'Telephone' })).toBeVisible();
    await expect(stage.getByRole('heading', { name: 'Welcome Joan' })).toBeVisible();
  },
);
