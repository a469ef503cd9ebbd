import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createPreviewServer } from '../../packages/core/src/node/serve/preview.ts';
import { docs, testsFolder } from './servers.ts';
import { expect, test as base } from './test.ts';

/**
 * A host of a site, with a replaceable build and an offline switch. It starts with the first build.
 */
export interface Host<Build extends string> {
  /** With the base path and a trailing slash. */
  address: string;
  /** The names of a build's assets. */
  assets(build: Build): string[];
  show(build: Build): void;
  /**
   * Answers matching requests like a host that serves its home page for missing files, or like a
   * captive portal: with HTML and status 200; files are cacheable for a year. Without a pattern the
   * host is normal again.
   *
   * @param html The answer. Default: the portal's.
   */
  mistake(pattern?: RegExp, html?: string): void;
  /** The home page of a build. */
  home(build: Build): string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The wrong answer of the host instead of a file. */
export const portal = '<!doctype html><html><title>Welcome</title><p>Please log in</p></html>';

/** Writes the files of a build over those of an earlier one, and builds them into a folder of its name. */
function buildInto(
  root: string,
  build: string,
  files: Record<string, string>,
  prepare: (root: string) => void,
): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  prepare(root);
  const [node, cli] = docs;
  // The output of a failure becomes part of the error's message.
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  execFileSync(node, [cli, 'build', '--root', root, '--out', build], { stdio: [...stdio] });
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((done) => {
    server.listen(port, 'localhost', () => done((server.address() as AddressInfo).port));
  });
}

/** How many builds of a site this process has made, by the site's folder. */
const built = new Map<string, number>();
process.on('exit', () => {
  for (const root of built.keys()) rmSync(root, { recursive: true, force: true });
});

/**
 * Tests on a site of their own, of which each of Playwright's workers makes a build when a test first needs it, after
 * those before it. It is no fixture of the worker: then Playwright would start other workers, with a browser each, for
 * every such site.
 *
 * @param name The name of the site's folder.
 * @param filesOf The files of a build, by their paths in the site's folder. Files of earlier builds
 *   stay.
 * @param prepare Called with the site's folder before each build.
 */
export function hostedTest<Build extends string>(
  name: string,
  builds: readonly [Build, ...Build[]],
  filesOf: (build: Build, base: string) => Record<string, string>,
  prepare: (root: string) => void = () => undefined,
) {
  /** The folder of a build for a base path, by a worker. */
  function folderOf(build: Build, basePath: string, worker: number): string {
    const root = join(testsFolder, '.sites', `${name}-${basePath ? 'base' : 'root'}-${worker}`);
    if (!built.has(root)) rmSync(root, { recursive: true, force: true });
    for (const each of builds.slice(built.get(root) ?? 0, builds.indexOf(build) + 1)) {
      buildInto(root, each, filesOf(each, basePath), prepare);
      built.set(root, builds.indexOf(each) + 1);
    }
    return join(root, build);
  }

  return base.extend<{ host: Host<Build> }>({
    host: async ({ base: basePath }, use, { workerIndex }) => {
      const folder = (build: Build) => folderOf(build, basePath, workerIndex);
      const serverOf = (build: Build) => createPreviewServer(folder(build), basePath);
      let shown = serverOf(builds[0]);
      let mistaken: RegExp | undefined;
      let given = portal;
      const server = createServer((request, response) => {
        if (!mistaken?.test(request.url!)) return shown.emit('request', request, response);
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control':
            request.headers['sec-fetch-mode'] === 'navigate'
              ? 'no-cache'
              : 'public, max-age=31536000, immutable',
        });
        return response.end(given);
      });
      const port = await listen(server);
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      await use({
        address: `http://localhost:${port}${basePath}/`,
        assets: (build) => readdirSync(join(folder(build), 'assets')),
        show: (build) => void (shown = serverOf(build)),
        mistake: (pattern, html = portal) => void ([mistaken, given] = [pattern, html]),
        home: (build) => readFileSync(join(folder(build), 'index.html'), 'utf8'),
        stop,
        start: async () => void (await listen(server, port)),
      });
      if (server.listening) await stop();
    },
  });
}

export { expect };
