import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { createPreviewServer } from '../../engine/src/build/preview.ts';
import { docs, testsFolder } from './servers.ts';
import { expect, test as base } from './test.ts';

/** The builds of a small site. The second differs from the first in what is on every page; the third has no worker. */
export type BuildName = 'first' | 'second' | 'withdrawn';

/** A host of that site, which can be given another build and taken off the network. */
export interface Host {
  /** With the base path and a slash at its end. */
  address: string;
  show(build: BuildName): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

function config(build: BuildName, base: string): string {
  const links = ['start', 'next', 'other'].map((name) => `{ text: '${name}', link: '/${name}' }`);
  return `import { defineConfig } from 'docs-engine';
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

/** Builds the site as often as it has builds, into a folder for each. */
function buildAll(root: string, base: string): void {
  rmSync(root, { recursive: true, force: true });
  for (const build of ['first', 'second', 'withdrawn'] as const) {
    const files = Object.entries(pages(build)).map(([name, text]) => [`pages/${name}.mdx`, text]);
    for (const [file, text] of [['docs.config.ts', config(build, base)], ...files]) {
      mkdirSync(dirname(join(root, file!)), { recursive: true });
      writeFileSync(join(root, file!), text!);
    }
    const [node, cli] = docs;
    execFileSync(node, [cli, 'build', '--root', root, '--out', build], { stdio: 'ignore' });
  }
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((done) => {
    server.listen(port, 'localhost', () => done((server.address() as AddressInfo).port));
  });
}

/** Tests on a site of their own, which is built once for each of Playwright's workers. */
export const test = base.extend<{ host: Host }, { folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use, { project, workerIndex }) => {
      const root = join(testsFolder, '.sites', `offline-${workerIndex}`);
      buildAll(root, project.name === 'base' ? '/docs' : '');
      await use(root);
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  host: async ({ folder, base }, use) => {
    const builds: Record<BuildName, Server> = {
      first: createPreviewServer(join(folder, 'first'), base),
      second: createPreviewServer(join(folder, 'second'), base),
      withdrawn: createPreviewServer(join(folder, 'withdrawn'), base),
    };
    let shown = builds.first;
    const server = createServer((request, response) => shown.emit('request', request, response));
    const port = await listen(server);
    const stop = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    await use({
      address: `http://localhost:${port}${base}/`,
      show: (build) => (shown = builds[build]),
      stop,
      start: async () => void (await listen(server, port)),
    });
    if (server.listening) await stop();
  },
});

/** Waits until the worker serves the page and has stored these files, named as below the base. */
export async function expectStored(page: Page, host: Host, files: string[]): Promise<void> {
  const addresses = files.map((file) => new URL(file, host.address).href);
  const isStored = (urls: string[]) =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((url) => caches.match(url, { ignoreVary: true })));
      return navigator.serviceWorker.controller !== null && found.every(Boolean);
    }, urls);
  await expect.poll(() => isStored(addresses)).toBe(true);
}

/** What a page says where it is a stored copy. */
export function noteOf(page: Page) {
  return page.getByRole('status').filter({ hasText: 'This is a copy of the page' });
}

export { expect };
