import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { docs, type Running, start, testsFolder } from './servers.ts';
import { expect, test as base } from './test.ts';

/** Removes a site's files, but keeps its cache. */
function removeSources(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root))
    if (name !== 'node_modules') rmSync(join(root, name), { recursive: true, force: true });
}

/** A site with its own dev server, which a test may edit. */
export interface EditedSite {
  server: Running;
  /** Replaces text in a file of the site; fails if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
}

/**
 * Tests with edits: each has a copy of the fixture and its own dev server. Those of a worker share the
 * folder, and with it the cache.
 */
export const test = base.extend<{ site: EditedSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
  site: async ({}, use, { workerIndex }) => {
    const root = join(testsFolder, '.sites', `dev-${workerIndex}`);
    removeSources(root);
    const original = join(testsFolder, 'fixture');
    const isSource = (file: string) => !/^\/(dist|node_modules)/.test(file.slice(original.length));
    cpSync(original, root, { recursive: true, filter: isSource });
    const server = await start(
      [...docs, 'dev', '--root', root, '--port', '0'],
      testsFolder,
      /(http:\S+)/,
    );
    const path = (file: string) => join(root, file);
    await use({
      server,
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
    await server.end();
    removeSources(root);
  },
  baseURL: async ({ site }, use) => use(`${site.server.address}/`),
  /** Only connected pages receive an edit: each page is connected when `goto` resolves. */
  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...args) => {
      // A server that is about to restart closes the first one. A page says which changes it contains, and the
      // server reloads it if there are more: an edit has to come after its answer.
      const connected = new Promise<void>((resolve) =>
        page.on('websocket', (socket) => {
          let isAsked = false;
          socket.on('framesent', ({ payload }) => {
            isAsked ||= String(payload).includes('docs:connected');
          });
          socket.on('framereceived', ({ payload }) => {
            if (isAsked && String(payload).includes('docs:styles')) resolve();
          });
        }),
      );
      const [response] = await Promise.all([open(...args), connected]);
      return response;
    };
    await use(page);
  },
});

export { expect };
