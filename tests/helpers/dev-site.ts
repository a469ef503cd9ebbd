import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { docs, type Running, start, testsFolder } from './servers.ts';
import { expect, test as base } from './test.ts';

const original = join(testsFolder, 'fixture');

/** A site with a dev server, which a test may edit. */
export interface EditedSite {
  /** The printed address, without a trailing slash. */
  address: string;
  /** What the server has printed since the test began. */
  output(): string;
  /** Replaces text in a file of the site; fails if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
}

/** The sources below a folder, as paths relative to it. */
function sourcesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(dist|node_modules)\//.test(file));
}

const configFile = 'docs.config.ts';

/** Gives a folder the sources of the fixture, without the configuration. The cache of the folder stays. */
function restore(root: string): void {
  mkdirSync(root, { recursive: true });
  const wanted = new Set(sourcesOf(original));
  for (const file of sourcesOf(root)) if (!wanted.has(file)) rmSync(join(root, file));
  wanted.delete(configFile);
  for (const file of wanted) {
    const bytes = readFileSync(join(original, file));
    const copy = join(root, file);
    if (existsSync(copy) && readFileSync(copy).equals(bytes)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, bytes);
  }
}

/** Writes the configuration of the fixture with a redirect from `/mark`, in one write: each may start a session. */
function writeConfig(root: string, mark: string): void {
  const text = readFileSync(join(original, configFile), 'utf8');
  expect(text).toContain('redirects: { ');
  writeFileSync(
    join(root, configFile),
    text.replace('redirects: { ', `redirects: { '/${mark}': '/', `),
  );
}

/**
 * Restores the sources of a server and waits for the session of the new configuration, which reads all of them:
 * no later answer contains an edit of an earlier test. Redirects belong to a session, unlike elements of the
 * configuration, whose module is loaded again without one.
 */
async function renew(root: string, { address }: Running, mark: string): Promise<void> {
  restore(root);
  writeConfig(root, mark);
  const isRead = async () => (await fetch(`${address}/${mark}`)).ok;
  await expect.poll(isRead, { intervals: [50] }).toBe(true);
}

/**
 * Makes `goto` of a page on a dev server resolve when the page is connected and no reload is under way: only
 * connected pages receive an edit.
 */
export function connectAtGoto(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...args) => {
    // A server that is about to restart closes the first one. A page says which changes it contains, and the
    // server reloads it if there are more: an edit has to come after its answer.
    const connected = new Promise<void>((resolve) =>
      page.on('websocket', (socket) => {
        let isAsked = false;
        let isReloaded = false;
        socket.on('framesent', ({ payload }) => {
          isAsked ||= String(payload).includes('docs:connected');
        });
        socket.on('framereceived', ({ payload }) => {
          // The page connects once more when it has been reloaded.
          if (String(payload).includes('full-reload')) isReloaded = true;
          if (isAsked && !isReloaded && String(payload).includes('docs:styles')) resolve();
        });
      }),
    );
    const [response] = await Promise.all([open(...args), connected]);
    return response;
  };
}

/**
 * Tests with edits of the fixture. The tests of a worker share a folder and a dev server; each begins when the server has
 * read the restored sources.
 */
export const test = base.extend<
  { site: EditedSite },
  { devServer: { root: string; server: Running } }
>({
  devServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const root = join(testsFolder, '.sites', `dev-${workerIndex}`);
      restore(root);
      writeConfig(root, 'first');
      const command = [...docs, 'dev', '--root', root, '--port', '0'];
      const server = await start(command, testsFolder, /(http:\S+)/);
      await use({ root, server });
      await server.end();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ devServer: { root, server } }, use, { testId }) => {
    await renew(root, server, testId);
    const printed = server.output().length;
    const path = (file: string) => join(root, file);
    await use({
      address: server.address,
      output: () => server.output().slice(printed),
      edit(file, from, to) {
        const text = readFileSync(path(file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(
          path(file),
          text.replace(from, () => to),
        );
      },
      write(file, text) {
        mkdirSync(dirname(path(file)), { recursive: true });
        writeFileSync(path(file), text);
      },
      rename: (from, to) => renameSync(path(from), path(to)),
      remove: (file) => rmSync(path(file)),
    });
    expect(server.child.exitCode, `the server lives: ${server.output()}`).toBeNull();
  },
  baseURL: async ({ site }, use) => use(`${site.address}/`),
  page: async ({ page }, use) => {
    connectAtGoto(page);
    await use(page);
  },
});

export { expect };
