import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { docs, type Running, start, testsFolder } from './servers.ts';
import { test } from './test.ts';

/* Sites that a spec builds and serves itself, with other settings than the fixture. */

/** Serves a site like the project: by the dev server, or built, under the same base. */
async function serve(root: string, project: string): Promise<{ address: string; server: Running }> {
  const base = project === 'base' ? '/docs' : '';
  const options = ['--root', root, '--base', base || '/', '--port', '0'];
  // `npm test` has built our site.
  const built = root === join(testsFolder, '../site') && !base && process.env.BUILT_SITE;
  const out = ['--out', built || join(testsFolder, '.sites', `dist-${basename(root)}-${project}`)];
  if (project !== 'dev' && !built) {
    const [node, cli] = docs;
    execFileSync(node, [cli, 'build', ...options.slice(0, 4), ...out], { stdio: 'ignore' });
  }
  const command = project === 'dev' ? ['dev', ...options] : ['preview', ...options, ...out];
  const server = await start([...docs, ...command], testsFolder, /(http:\S+)/);
  return { address: `${new URL(server.address).origin}${base}`, server };
}

/** Serves a site for the tests of a group, and returns its address. */
export function served(rootOf: (project: string) => string): () => string {
  let site: { address: string; server: Running } | undefined;
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed.
  test.beforeAll(async ({}, { project }) => {
    // Builds a complete site, possibly without a cache.
    test.setTimeout(180_000);
    site = await serve(rootOf(project.name), project.name);
  });
  test.afterAll(() => site?.server.end());
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
