import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { runDocs } from '../../packages/core/src/node/files/docs.test.kit.ts';
import { createPreviewServer } from '../../packages/core/src/node/serve/preview.ts';
import { docs, start, testsFolder } from './servers.ts';
import { expect, test } from './test.ts';

/* Sites that a spec builds and serves itself, with other settings than the fixture. */

/** A site that is served, with its base path and without a trailing slash. */
interface Served {
  address: string;
  end(): Promise<unknown>;
}

/** Serves a site like the project: by the dev server, or built, under the same base. */
async function serve(root: string, project: string): Promise<Served> {
  const base = project === 'base' ? '/docs' : '';
  const options = ['--root', root, '--base', base || '/'];
  if (project === 'dev') {
    const command = [...docs, 'dev', ...options, '--port', '0'];
    const { address, end } = await start(command, testsFolder, /(http:\S+)/);
    return { address, end };
  }
  // `npm test` has built our site.
  const built = root === join(testsFolder, '../site') && !base && process.env.BUILT_SITE;
  const out = built || join(testsFolder, '.sites', `dist-${basename(root)}-${project}`);
  if (!built) {
    // One process builds all sites of a worker: loading the engine takes longer than a small build.
    const { status, output } = await runDocs(['build', ...options, '--out', out]);
    expect(status, output).toBe(0);
  }
  const server = createPreviewServer(out, base);
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${base}`,
    end: async () => server.close().closeAllConnections(),
  };
}

/** Serves a site for the tests of a group, and returns its address. */
export function served(rootOf: (project: string) => string): () => string {
  let site: Served | undefined;
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed.
  test.beforeAll(async ({}, { project }) => {
    // Builds a complete site, possibly without a cache.
    test.setTimeout(180_000);
    site = await serve(rootOf(project.name), project.name);
  });
  test.afterAll(() => site?.end());
  return () => site!.address;
}

/** Runs git in a folder. */
export function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' },
  });
}

/** Writes a small site into a git repository without commits. */
export function writeSite(name: string, files: Record<string, string>): string {
  const root = join(testsFolder, '.sites', name);
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git(root, 'init');
  return root;
}
