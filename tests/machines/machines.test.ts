import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../packages/core/src/node/commands/build.test.kit.ts';
import { newKeys } from '../../packages/remote-cache/src/signatures.ts';
import { freePort, startProcess } from '../deploy/web-servers.ts';
import { ensureServer } from '../ensure-servers.mjs';
import type { RunningServer } from '../helpers/plain-host.ts';

const repository = join(import.meta.dirname, '../..');
const docs = join(repository, 'packages/core/bin/docs.mjs');
// Below the workspace, so that sites find React.
const folder = join(repository, 'node_modules/.tests-machines');
const keys = newKeys();
const pages = 30;

/** A folder for each test: its checkouts are the machines. */
let place: string;
/** The output of an ordinary build on one machine, without a shared cache. */
let whole: Record<string, string>;
let server: RunningServer | undefined;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  whole = contents(
    join(built(checkout('alone', mkdtempSync(join(folder, 'whole-'))), {}).root, 'dist'),
  );
});
beforeEach(() => {
  place = mkdtempSync(join(folder, 'test-'));
  return async () => {
    await server?.close();
    server = undefined;
  };
});
afterAll(() => {
  for (const name of readdirSync(folder))
    if (name !== 'parts')
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 9 });
});

/** A checkout of the site in a folder of its own, as a machine has it. */
function checkout(name: string, parent = place): string {
  const root = join(parent, name, 'site');
  mkdirSync(join(root, 'pages'), { recursive: true });
  writeFileSync(
    join(root, 'docs.config.ts'),
    `import { remoteCache } from '@stilldocs/remote-cache';
     export default { title: 'Site', extensions: [remoteCache()] };`,
  );
  writeFileSync(join(root, 'Word.tsx'), 'export const Word = () => <b>word</b>;\n');
  for (let page = 0; page < pages; page++)
    writeFileSync(
      join(root, `pages/p${page}.mdx`),
      `import { Word } from '../Word.tsx'\n\n# Page ${page}\n\n<Word />\n\n\`\`\`ts\nlet a = ${page};\n\`\`\`\n\n[Next](/p${(page + 1) % pages})\n`,
    );
  return root;
}

/** Builds in a checkout with the variables of its environment. */
function built(root: string, env: Record<string, string>, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [docs, 'build', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: folder, ...env },
  });
  return { root, output: stdout + stderr, status };
}

/** Installs packages into a folder of their own, once; returns the folder of their commands. */
function install(name: string, ...packages: string[]): string {
  const parts = join(folder, 'parts', name);
  const bin = join(parts, 'node_modules/.bin');
  if (existsSync(bin)) return bin;
  mkdirSync(parts, { recursive: true });
  writeFileSync(join(parts, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: parts });
  return bin;
}

/** The number of pages that were rendered. */
function renderedBy({ output }: { output: string }): number {
  const [, all, kept] = /^(?:Built|Rendered) (\d+) (?:of \d+ )?pages \((\d+) from cache/m.exec(
    output,
  ) ?? [output];
  return Number(all) - Number(kept);
}

describe('nginx, as the manual configures it', () => {
  const nginx = ensureServer('nginx');
  const title = (what: string) =>
    nginx === undefined ? `${what} (skipped: nginx is not installed, and cannot be here)` : what;
  const store = () => join(place, 'store');

  async function start(): Promise<Record<string, string>> {
    const port = await freePort();
    mkdirSync(store());
    const written = readFileSync(join(repository, 'manual/samples/machines/nginx.conf'), 'utf8')
      .replaceAll('/var/cache/docs', store())
      .replace('TOKEN', 'secret')
      .replace('8090', `127.0.0.1:${port}`);
    const others = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place}/${name};`,
    );
    const config = join(place, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; master_process off; pid ${place}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${others.join(' ')}\n${written} }`,
    );
    server = await startProcess(spawn(nginx!, ['-p', place, '-c', config, '-e', 'stderr']), port);
    return {
      DOCS_CACHE_URL: `http://127.0.0.1:${port}/docs`,
      DOCS_CACHE_PUBLIC_KEY: keys.publicKey,
    };
  }
  const secrets = { DOCS_CACHE_TOKEN: 'secret', DOCS_CACHE_SIGNING_KEY: keys.signingKey };

  it.skipIf(nginx === undefined)(
    title('gives the last job what the jobs of the GitLab pipeline rendered'),
    async () => {
      const reads = await start();
      execFileSync(process.execPath, [docs, 'init', place, '--ci', 'gitlab']);
      const pipeline = readFileSync(join(place, '.gitlab-ci.yml'), 'utf8');
      const count = Number(/parallel: (\d+)/.exec(pipeline)![1]);
      const [shard, last] = [...pipeline.matchAll(/^ +- npx docs (.*)$/gm)].map(
        ([, line]) => line!,
      );
      expect(last).toBe('build');
      let rendered = 0;
      for (let index = 1; index <= count; index++) {
        const option = shard!
          .replace('$CI_NODE_INDEX', String(index))
          .replace('$CI_NODE_TOTAL', String(count));
        const [, value] = /^build --shard "(.*)"$/.exec(option)!;
        const done = built(
          checkout(`machine ${index}`),
          { ...reads, ...secrets },
          '--shard',
          value!,
        );
        expect(done.status).toBe(0);
        rendered += renderedBy(done);
      }
      expect(rendered).toBe(pages);
      const done = built(checkout('last'), {
        ...reads,
        TZ: 'Asia/Kathmandu',
        LC_ALL: 'tr_TR.UTF-8',
      });
      expect(renderedBy(done)).toBe(0);
      expect(contents(join(done.root, 'dist'))).toEqual(whole);
    },
    300_000,
  );

  // gitlab-ci-local copies the checkout of each job with it.
  const rsync = ensureServer('rsync');
  it.skipIf(nginx === undefined || rsync === undefined)(
    `${title('serves the GitLab pipeline, whose jobs a scheduler of GitLab’s syntax runs')}${rsync ? '' : ' (skipped: rsync is not installed, and cannot be here)'}`,
    async () => {
      const reads = await start();
      // gitlab-ci-local needs a newer Node than ours; its jobs run on it, too.
      const bin = install('gitlab', 'gitlab-ci-local@4.75', 'node@22.23.3');
      const root = checkout('pipeline');
      writeFileSync(join(root, '.gitignore'), 'node_modules\ndist\n');
      // In place of the published package: its command is this engine.
      mkdirSync(join(root, 'engine'));
      const engine = { name: 'engine', version: '1.0.0', bin: { docs: 'docs.mjs' } };
      writeFileSync(join(root, 'engine/package.json'), JSON.stringify(engine));
      writeFileSync(
        join(root, 'engine/docs.mjs'),
        `#!/usr/bin/env node\nawait import('${docs}');\n`,
      );
      const manifest = { private: true, dependencies: { engine: 'file:engine' } };
      writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
      execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root });
      execFileSync(process.execPath, [docs, 'init', root, '--ci', 'gitlab']);
      const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
      const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: root });
      git('init', '-q', '-b', 'main');
      git('remote', 'add', 'origin', 'git@gitlab.example:team/docs.git');
      git('add', '-A');
      git('commit', '-qm', 'Site');
      git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
      const copy = join(place, 'copy');
      git('clone', '-q', '.', copy);
      const expected = contents(join(built(copy, {}).root, 'dist'));

      const variables = Object.entries({ ...reads, ...secrets, CI_DEFAULT_BRANCH: 'main' });
      const options = ['--force-shell-executor', '--shell-isolation', '--artifacts-to-source'];
      const { stdout, stderr, status } = spawnSync(
        join(bin, 'gitlab-ci-local'),
        [
          ...options,
          ...['--concurrency', '2', '--color=false'],
          ...variables.flatMap(([name, value]) => ['--variable', `${name}=${value}`]),
        ],
        {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
        },
      );
      expect(stdout + stderr).toMatch(/Built 30 pages \(30 from cache\)/);
      expect(status).toBe(0);
      expect(stdout.match(/Rendered \d+ of 30 pages/g)).toHaveLength(8);
      expect(contents(join(root, 'dist'))).toEqual(expected);
    },
    600_000,
  );

  it.skipIf(nginx === undefined)(
    title('lets nobody write without the token, and nothing poisoned reach an output'),
    async () => {
      const reads = await start();
      const stranger = { ...reads, ...secrets, DOCS_CACHE_TOKEN: 'guessed' };
      const refused = built(checkout('stranger'), stranger);
      expect(refused.output).toMatch(
        /answers PUT with 403: the build goes on without the shared cache/,
      );
      expect(existsSync(join(store(), 'docs'))).toBe(false);
      expect(renderedBy(built(checkout('writer'), { ...reads, ...secrets }))).toBe(pages);
      const entries = join(store(), 'docs/ac');
      const files = join(store(), 'docs/cas');
      // Entries in the place of others, contents cut, contents changed.
      const [one, two, ...others] = readdirSync(entries);
      cpSync(join(entries, one!), join(entries, two!));
      for (const name of others.slice(0, 10)) writeFileSync(join(entries, name), 'no entry');
      for (const [index, name] of readdirSync(files).entries()) {
        const bytes = readFileSync(join(files, name));
        if (index % 3 === 0) writeFileSync(join(files, name), bytes.subarray(0, bytes.length - 9));
        if (index % 3 === 1)
          writeFileSync(
            join(files, name),
            bytes.map((byte) => byte ^ 1),
          );
      }
      const done = built(checkout('reader'), reads);
      expect(done.output).toMatch(/^The entry [\da-f]+ of the remote cache .*: it is not used$/m);
      expect(renderedBy(done)).toBeGreaterThan(pages / 3);
      expect(contents(join(done.root, 'dist'))).toEqual(whole);
    },
    300_000,
  );
});

describe('a server of Turborepo’s remote cache', () => {
  it('shares what a trusted job has written', async () => {
    const bin = install('turbo', 'turborepo-remote-cache@2.12');
    const command = join(bin, '../turborepo-remote-cache/dist/cli.js');
    const port = await freePort();
    server = await startProcess(
      spawn(process.execPath, [command], {
        env: {
          ...process.env,
          ...{
            PORT: String(port),
            NODE_ENV: 'production',
            TURBO_TOKEN: 'secret',
            LOG_LEVEL: 'error',
          },
          ...{
            TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'shared',
            STORAGE_PROVIDER: 'local',
            STORAGE_PATH: join(place, 'store'),
          },
        },
      }),
      port,
    );
    const trusted = {
      DOCS_CACHE_PROTOCOL: 'turbo',
      TURBO_API: `http://127.0.0.1:${port}`,
      TURBO_TOKEN: 'secret',
      TURBO_TEAM: 'docs',
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'shared',
    };
    const first = built(checkout('first'), trusted);
    expect(first.output).not.toContain('without the shared cache');
    expect(renderedBy(first)).toBe(pages);
    const second = built(checkout('second'), trusted);
    expect(renderedBy(second)).toBe(0);
    expect(contents(join(second.root, 'dist'))).toEqual(whole);
    const stranger = built(checkout('third'), {
      ...trusted,
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'x',
    });
    expect(stranger.output).toContain('has no valid signature: it is not used');
    expect(renderedBy(stranger)).toBe(pages);
  }, 300_000);
});
