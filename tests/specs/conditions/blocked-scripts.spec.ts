import { expect, sidebarOf, test, titleOf } from '../../helpers/test.ts';

// The document loads, its scripts do not: a filter or a broken network.
test.use({ allowedMessages: /Failed to load resource/ });

test(
  'pages are read, all is open, links lead on, and no button or form does nothing',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto('guide/first');
    await expect(sidebarOf(page).getByRole('link', { name: 'Switches' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Reference', exact: true });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'More' }).hover();
    await expect(link).toBeVisible();
    await page.getByRole('main').hover();
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'More' }).focus();
    await expect(link).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await page.goto('guide/code');
    const idle = ['Dark theme', 'Search', 'Copy page for LLMs', 'Copy code', 'Dismiss', 'Closed'];
    for (const name of idle) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.goto('guide/tabs');
    await expect(page.getByRole('tablist')).toHaveCount(0);
    for (const panel of await page.locator('.Tabs-panel').all()) await expect(panel).toBeVisible();
    await expect(page.locator('.Tabs-label').first()).toBeVisible();
    await page.goto('guide/api');
    await expect(page.getByText('Only pets of a kind.')).toBeVisible();
    await expect(page.getByLabel('Your key for x-shelter-key')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  },
);
