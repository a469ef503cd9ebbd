import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkTypes, packEngine, type Packed, run } from '../packed.ts';

interface Installation {
  manager: keyof typeof managers;
  node: string;
  react: string;
}

/** Every tested installation: a package manager, a Node and a React. */
const installations: Installation[] = [
  { manager: 'npm', node: '20.19', react: '18.3' },
  { manager: 'npm', node: '22', react: '19' },
  { manager: 'npm', node: '24', react: '19' },
  { manager: 'pnpm', node: '22', react: '18.3' },
  { manager: 'pnpm', node: '24', react: '19' },
  { manager: 'yarn', node: '22', react: '19' },
];

/** The commands with which each package manager installs a manifest's dependencies. */
const managers = {
  npm: { packages: [], command: ['npm', 'install', '--prefer-offline', '--no-audit'] },
  pnpm: {
    packages: ['pnpm@10'],
    // Without hoisting a package finds only what it names.
    command: ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--no-hoist'],
  },
  yarn: { packages: ['@yarnpkg/cli-dist@4'], command: ['yarn', 'install', '--no-immutable'] },
};

let packed: Packed;
beforeAll(() => void (packed = packEngine()), 120_000);

/**
 * A folder with Node and a package manager of the given versions, and an environment with it in the
 * path.
 */
function toolsOf({ manager, node }: Installation) {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const packages = [`node@${node}`, ...managers[manager].packages];
  run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--loglevel=error', ...packages],
    folder,
  );
  const bin = join(folder, 'node_modules/.bin');
  const env = { PATH: `${bin}:${process.env.PATH}`, CI: 'true', YARN_ENABLE_TELEMETRY: '0' };
  return { env, node: join(folder, 'node_modules/node/bin/node') };
}

/** A site of `docs init`, with the packed engine and a version of React. */
function newSite(react: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'docs');
  const docs = join(import.meta.dirname, '../../../packages/core/bin/docs.mjs');
  run(process.execPath, [docs, 'init', folder], '.');
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const names = Object.keys(manifest.dependencies);
  for (const name of names)
    manifest.dependencies[name] = name.startsWith('react') ? `~${react}` : `file:${packed.tarball}`;
  manifest.devDependencies['@types/react'] = `~${react}`;
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
  return folder;
}

describe.each(installations)('$manager, Node $node, React $react', (installation) => {
  it('builds a new site, whose strict compiler accepts the declarations', () => {
    const { env, node } = toolsOf(installation);
    const folder = newSite(installation.react);
    const [command, ...args] = managers[installation.manager].command;
    run(command!, args, folder, env);
    expect(run(node, ['--version'], folder)).toMatch(`v${installation.node.split('.')[0]}.`);
    const docs = join(folder, readBin(folder));
    expect(run(node, [docs, 'build'], folder, env)).toMatch(/^Built 5 pages \(0 from cache\)/);
    expect(readFileSync(join(folder, 'dist/guide/components.html'), 'utf8')).toContain('Count: ');
    expect(run(node, [docs, 'check'], folder, env)).toContain('no errors');
    checkTypes(folder);
  }, 300_000);
});

it('names the Node that it needs', () => {
  const { node } = toolsOf({ manager: 'npm', node: '18', react: '19' });
  const docs = join(import.meta.dirname, '../../../packages/core/bin/docs.mjs');
  expect(() => run(node, [docs, 'build'], '.')).toThrow(
    /Unexpected Node 18\.[\d.]+, expected 20\.19 or newer/,
  );
}, 120_000);

it('builds from an installation that nobody may write', () => {
  const folder = newSite('19');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--loglevel=error'], folder);
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  mkdirSync(join(folder, 'dist'));
  for (const path of [home, join(folder, 'dist'), folder, dirname(folder)]) chmodSync(path, 0o777);
  chmodAll(join(folder, 'node_modules'));
  // Root may write everything: then another user builds.
  const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
  const [command, ...args] = [...asUser, process.execPath, join(folder, readBin(folder)), 'build'];
  const output = run(command!, args, folder, { HOME: home, XDG_CACHE_HOME: '' });
  expect(output).toMatch(/^Built 5 pages/);
  expect(readdirSync(join(home, '.cache'))).toHaveLength(1);
}, 300_000);

/** The place of the engine's command, from the site's folder. */
function readBin(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const name = Object.keys(manifest.dependencies).find((each) => !each.startsWith('react'))!;
  return join('node_modules', name, 'bin/docs.mjs');
}

/** Removes all write permissions below a folder. */
function chmodAll(folder: string): void {
  run('chmod', ['-R', 'a-w,a+rX', folder], '.');
}
