import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDocs } from '../../core/src/node/files/docs.test.kit.ts';
import { openCache } from '../../core/src/node/files/cache.ts';
import { readPack } from '../../core/src/node/files/pack.ts';
import { cacheFolderOf } from '../../core/src/node/site/site.ts';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';
import { filesBelow } from '../../core/src/node/files/files-below.ts';
import { createPreviewServer } from '../../core/src/node/serve/preview.ts';
import type { PageProof } from './proof-file.ts';
import { openAddress, openFolder, verify } from './verify.ts';
import { proofOf as hashOf } from './write-proofs.ts';

// Below the workspace, so that the sites find React.
const parent = join(engineRoot, 'node_modules/.tests-verify');
const [first, second] = ['first', 'a folder of another length'].map((name) => join(parent, name));

async function run(args: string[], env: NodeJS.ProcessEnv = {}, cwd = parent) {
  const { output, status } = await runDocs(args, { cwd, env });
  return { status, text: output };
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  execFileSync('git', ['-C', first!, ...identity, ...args], {
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T23:30:00+02:00' },
  });
}

function write(name: string, text: string): void {
  mkdirSync(join(first!, name, '..'), { recursive: true });
  writeFileSync(join(first!, name), text);
}

beforeAll(() => {
  rmSync(parent, { recursive: true, force: true, maxRetries: 9 });
  mkdirSync(first!, { recursive: true });
  const manifest = { devDependencies: { '@stilldocs/proof': '*' } };
  writeFileSync(join(parent, 'package.json'), JSON.stringify(manifest));
  write(
    'docs.config.js',
    `import { proof } from '@stilldocs/proof';
    export default {
      title: 'Site', baseUrl: 'https://a.example', serviceWorker: true, changes: {},
      sidebar: [{ text: 'B', link: '/b' }, { text: 'C', link: '/c' }],
      extensions: [proof({ rows: ({ path, source, document }) => [['Letters', source.length + (document().startsWith('<!doctype html>') ? '' : ' and no document')]].filter(() => path === '/b') })],
    };`,
  );
  write('.gitignore', 'dist\n.docs\nnode_modules\n');
  write('pages/index.md', '# Home\n\n[B](/b#part)\n');
  write('pages/b.md', '# B\n\n## Part\n\nOne.\n\n[Home](/) [C](/c)\n');
  write('pages/c.mdx', '# C\n\n```ts\n// [!include ~/x.ts]\n```\n\n<Changes />\n');
  write('x.ts', 'const x = 1;\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Pages');
  write('x.ts', 'const x = 2;\n');
  git('commit', '-q', '-a', '-m', 'Sample');
  cpSync(first!, second!, { recursive: true });
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 9 }));

const read = (name: string, folder = first!) => readFileSync(join(folder, 'dist', name));
const proofOf = (path: string) =>
  JSON.parse(read(`_proof/pages/${path}.json`).toString()) as PageProof;

describe('the proof of a build', () => {
  it('is the same in another folder, time zone and language, cold and warm', async () => {
    const zones = [
      { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
      { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    ];
    expect((await run(['build', '--root', first!], zones[0])).text).toMatch(/^Built 3 pages/m);
    expect((await run(['build', '--workers', '0'], zones[1], second)).text).toMatch(
      /^Built 3 pages/m,
    );
    const names = filesBelow(join(first!, 'dist'));
    expect(filesBelow(join(second!, 'dist'))).toEqual(names);
    const differing = () => names.filter((name) => !read(name).equals(read(name, second)));
    expect(differing()).toEqual([]);
    await run(['build', '--root', second!], zones[0]);
    expect(differing()).toEqual([]);
  }, 120_000);

  it('has the rows of the site, links and the last commit, and no date of the build', () => {
    const { rows, files } = proofOf('b');
    expect(rows.slice(0, 2)).toEqual([
      ['Letters', '38'],
      ['Links within the site', '2, all of which lead to a page and a heading'],
    ]);
    expect(rows[2]![1]).toMatch(/^[\da-f]{12}, 2026-01-02$/);
    expect(rows).toHaveLength(3);
    const text = readFileSync(join(first!, 'dist/b.html'));
    expect(files['b.html']).toEqual(hashOf(text));
    // The included file has a later commit than the page.
    const commits = ['b', 'c'].map((path) => proofOf(path).rows.at(-1)![1]);
    expect(commits[0]).not.toBe(commits[1]);
  });

  it('leaves out the commit of a page that differs from it', async () => {
    write('x.ts', 'const x = 3;\n');
    await run(['build', '--root', first!]);
    expect(proofOf('c').rows.map(([name]) => name)).not.toContain('Last commit');
    expect(proofOf('b').rows.map(([name]) => name)).toContain('Last commit');
  }, 60_000);
});

describe('docs verify', () => {
  it('finds no difference in a fresh build, compressed or not, in a folder or at an address', async () => {
    expect(await run(['verify', '--root', second!])).toMatchObject({
      status: 0,
      text: expect.stringMatching(/: \d+ files, [\d.]+ MB, nothing differs\n$/),
    });
    await run(['build', '--root', second!, '--compress']);
    expect((await run(['verify', join(second!, 'dist')])).status).toBe(0);
    const server = createPreviewServer(join(second!, 'dist'), '/docs');
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    try {
      const { port } = server.address() as AddressInfo;
      const { differences, files } = await verify(openAddress(`http://localhost:${port}/docs`));
      expect(differences).toEqual([]);
      expect(files).toBeGreaterThan(20);
    } finally {
      server.close();
    }
  }, 120_000);

  it('renders pages of the cache again, and names those that the cache has otherwise', async () => {
    const rebuild = (share: string) => run(['verify', '--rebuild', share, '--root', second!]);
    expect(await rebuild('100%')).toMatchObject({
      status: 0,
      text: 'Rendered 3 of 3 pages in the cache again: nothing differs\n',
    });
    expect((await rebuild('1%')).text).toMatch(/^Rendered 1 of 3 pages/);
    expect((await rebuild('200%')).text).toContain('Unexpected "200%" for --rebuild');
    const folder = join(cacheFolderOf(second!), 'results');
    const cache = openCache(folder);
    const [twin] = readdirSync(folder)
      .flatMap((name) => [...readPack(join(folder, name))!.places.keys()])
      .filter((key) => key.endsWith('.md') && cache.get(key)!.includes('One.'));
    cache.set(twin!, cache.get(twin!)!.toString().replace('One.', 'Two.'));
    cache.save();
    cache.close();
    expect(await rebuild('100%')).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^pages\/b\.md: the cache has another twin\n.*: 1 differ\n/),
    });
    rmSync(folder, { recursive: true, maxRetries: 9 });
    expect((await rebuild('100%')).text).toContain('The cache has no page of this site');
  }, 120_000);

  it('expects the files that buildEnd of an extension wrote, added or changed', async () => {
    const config = join(second!, 'docs.config.js');
    const before = readFileSync(config, 'utf8');
    const extension = `{ name: 'end', buildEnd(site, folder) {
      writeFileSync(folder + '/ended.txt', site.pages.length + ' pages');
      writeFileSync(folder + '/b.md', 'Rewritten.');
    } }`;
    const end = (text: string) =>
      writeFileSync(
        config,
        `import { writeFileSync } from 'node:fs';\n${text.replace('extensions: [', `extensions: [${extension}, `)}`,
      );
    const dist = join(second!, 'dist');
    try {
      end(before);
      expect((await run(['build', '--root', second!])).status).toBe(0);
      expect(read('ended.txt', second).toString()).toBe('3 pages');
      expect((await verify(openFolder(dist))).differences).toEqual([]);
      writeFileSync(join(dist, 'ended.txt'), 'Other.');
      const { differences } = await verify(openFolder(dist));
      expect(differences.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['changed ended.txt']);
    } finally {
      writeFileSync(config, before);
      await run(['build', '--root', second!]);
    }
  }, 120_000);

  it('names files that are missing, changed and unexpected, and fails', async () => {
    const dist = join(second!, 'dist');
    rmSync(join(dist, 'b.md'));
    writeFileSync(join(dist, 'index.html'), `${read('index.html', second).toString()} `);
    writeFileSync(join(dist, 'more.txt'), '');
    const { differences } = await verify(openFolder(dist));
    expect(differences.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'missing b.md',
      'changed index.html',
      'unexpected more.txt',
    ]);
    const { status, text } = await run(['verify', dist]);
    expect([status, text]).toEqual([1, expect.stringMatching(/^missing {4}b\.md\nchanged .*\n/)]);
  });

  it.each([
    ['a missing folder', 'missing', /missing has no _proof\/site\.json.*Add proof\(\)/s],
    [
      'an address that does not answer',
      'http://localhost:1/',
      /http:\/\/localhost:1\/ does not answer/,
    ],
  ])('rejects %s', async (_, given, message) => {
    const { status, text } = await run(['verify', given]);
    expect(text).toMatch(message);
    expect(status).toBe(1);
  });

  it('rejects hashes that are none', async () => {
    const folder = mkdtempSync(join(parent, 'broken-'));
    mkdirSync(join(folder, '_proof'));
    for (const text of ['', 'null', '[', '{"files":null}']) {
      writeFileSync(join(folder, '_proof/site.json'), text);
      await expect(verify(openFolder(folder))).rejects.toThrow(
        /_proof\/site\.json of .* is damaged/,
      );
    }
  });
});
