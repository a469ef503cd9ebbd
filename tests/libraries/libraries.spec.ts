import { expect, type Page, test } from '@playwright/test';

/** A page of the site: its component shows "on" after its control "Try" was used. */
interface Library {
  path: string;
  role: 'button' | 'tab';
}

const libraries: Record<string, Library> = {
  Radix: { path: 'radix', role: 'tab' },
  'React Aria Components': { path: 'reactaria', role: 'button' },
  'Base UI': { path: 'baseui', role: 'button' },
  'Headless UI': { path: 'headlessui', role: 'button' },
  MUI: { path: 'mui', role: 'button' },
  Mantine: { path: 'mantine', role: 'button' },
  Chakra: { path: 'chakra', role: 'button' },
  'components of shadcn': { path: 'shadcn', role: 'button' },
  'framer-motion': { path: 'framermotion', role: 'button' },
  'react-hook-form': { path: 'hookform', role: 'button' },
  'TanStack Table': { path: 'table', role: 'button' },
  Recharts: { path: 'charts', role: 'button' },
};

const input = {
  mouse: (page: Page, { role }: Library) => page.getByRole(role, { name: 'Try' }).click(),
  'first tap': (page: Page, { role }: Library) => page.getByRole(role, { name: 'Try' }).tap(),
  async keyboard(page: Page, { role }: Library) {
    await page.getByRole(role, { name: 'Try' }).focus();
    await page.keyboard.press('Enter');
  },
};

for (const [name, library] of Object.entries(libraries)) {
  test.describe(name, () => {
    for (const [way, use] of Object.entries(input))
      test.describe(way, () => {
        test.use({ hasTouch: way === 'first tap' });

        test('works, without a message of the policy or of React', async ({ page }) => {
          const messages: string[] = [];
          page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) messages.push(message.text());
          });
          page.on('pageerror', (error) => messages.push(error.message));
          await page.goto(library.path);
          await expect(page.locator('main').getByText('on', { exact: true })).toBeHidden();
          await use(page, library);
          await expect(
            page
              .locator('main')
              .getByText(/^(?:Try\s*)?on$/)
              .filter({ visible: true })
              .first(),
          ).toBeVisible();
          expect(messages).toEqual([]);
        });
      });

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false });

      test('shows its control', async ({ page }) => {
        await page.goto(library.path);
        await expect(page.getByRole(library.role, { name: 'Try' })).toBeVisible();
      });
    });
  });
}

test('components that a page or a component of the build imports from a package are islands', async ({
  page,
}) => {
  await page.goto('direct');
  await page.getByRole('switch', { name: 'Radix' }).click();
  await expect(page.getByRole('switch', { name: 'Radix' })).toBeChecked();
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(page.getByRole('button', { name: 'Toggle' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('checkbox', { name: 'MUI' }).click();
  await expect(page.getByRole('checkbox', { name: 'MUI' })).toBeChecked();
});
