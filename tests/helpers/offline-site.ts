import type { Page } from '@playwright/test';
import { expect, type Host as AnyHost, hostedTest } from './hosted-site.ts';

/**
 * The builds of a small site. The second differs from the first on every page; the third has no
 * worker.
 */
type BuildName = 'first' | 'second' | 'withdrawn';

function config(build: BuildName, base: string): string {
  const links = ['start', 'next', 'other'].map((name) => `{ text: '${name}', link: '/${name}' }`);
  return `import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Offline',
  basePath: '${base || '/'}',
  banner: 'Of the ${build} build',
  serviceWorker: ${build !== 'withdrawn'},
  checks: { 'orphan-page': { allow: ['/', '/apart'] } },
  sidebar: [{ text: 'Pages', items: [${links.join(', ')}] }],
});
`;
}

function pages(build: BuildName): Record<string, string> {
  const text = (name: string, links = '') =>
    `# ${name}\n\nThe quokka of the ${build} build. ${links}\n\n## Part of ${name}\n\nMore.\n`;
  return {
    index: text('Home'),
    start: text('Start', 'To the [next page](/next#part-of-next).'),
    next: text('Next', 'Back to the [start](/start).'),
    other: text('Other'),
    apart: text('Apart'),
  };
}

/** A host of that site. */
export type Host = AnyHost<BuildName>;

/** Tests on that site. */
export const test = hostedTest(
  'offline',
  ['first', 'second', 'withdrawn'],
  (build: BuildName, base) => ({
    'docs.config.ts': config(build, base),
    ...Object.fromEntries(
      Object.entries(pages(build)).map(([name, text]) => [`pages/${name}.mdx`, text]),
    ),
  }),
);

/**
 * Waits until the worker controls the page and has stored these files, named relative to the base.
 */
export async function expectStored(
  page: Page,
  host: AnyHost<string>,
  files: string[],
): Promise<void> {
  const addresses = files.map((file) => new URL(file, host.address).href);
  const isStored = (urls: string[]) =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((url) => caches.match(url, { ignoreVary: true })));
      return navigator.serviceWorker.controller !== null && found.every(Boolean);
    }, urls);
  await expect.poll(() => isStored(addresses)).toBe(true);
}

/** The note of a page that it is a stored copy. */
export function noteOf(page: Page) {
  return page.getByRole('status').filter({ hasText: 'This is a copy of the page' });
}

export { expect };
