// From a fresh clone, or an empty folder, to a served site: ours, the starter, and starters of other engines, in one
// run. npm --prefix bench/peers run fresh; see README.md.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusSections, corpusTexts } from '../corpus.ts';
import { pageFiles, type PeerCorpus } from './engine.ts';
import { engines } from './engines/index.ts';
import { costOfTree } from './process-tree.ts';

const repository = join(import.meta.dirname, '../..');
const work = join(tmpdir(), 'docs-peers/fresh');
const packs = join(work, 'packs');
const port = 4398;
/** A starter has few pages: the least of the corpus. */
const options = { pages: 11 };

/** What a newcomer begins with, and the commands that follow. */
interface Start {
  write(folder: string): void;
  build: string[];
  /** Serves the built site. */
  serve: string[];
  /** Where it is served, if the command takes no port. Default: `port`. */
  servedAt?: number;
}

const corpus: PeerCorpus = {
  title: 'Corpus',
  description: 'A small site.',
  texts: corpusTexts(options),
  sections: corpusSections(options),
};

/** The start of a peer of the comparison, with its own command that serves the output. */
function peer(id: string, serve: string[]): Start {
  const { files, packages: dependencies, command } = engines[id]!;
  const manifest = { private: true, type: 'module', dependencies };
  return {
    write: (folder) =>
      writeAll(folder, { ...files(corpus), 'package.json': JSON.stringify(manifest) }),
    build: command,
    serve,
  };
}

const starts: Record<string, Start> = {
  'our site': {
    write: (folder) =>
      void execFileSync('git', ['clone', '-q', '--no-hardlinks', repository, folder]),
    build: ['npm', 'run', 'build'],
    serve: ['npm', 'run', 'preview', '--', '--port', String(port)],
  },
  'our starter': {
    write(folder) {
      const docs = join(repository, 'packages/core/bin/docs.mjs');
      execFileSync(process.execPath, [docs, 'init', folder], { stdio: 'ignore' });
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const engine = readdirSync(packs).find((name) => /^stilldocs-\d/.test(name))!;
      const dependencies = manifest.dependencies as Record<string, string>;
      dependencies.stilldocs = `file:${join(packs, engine)}`;
      writeFileSync(file, JSON.stringify(manifest));
    },
    build: ['npm', 'run', 'build'],
    serve: ['npm', 'run', 'preview', '--', '--port', String(port)],
  },
  [`VitePress ${engines.vitepress!.packages.vitepress}`]: peer('vitepress', [
    ...['vitepress', 'preview', '--port', String(port)],
  ]),
  [`Starlight ${engines.starlight!.packages['@astrojs/starlight']}`]: peer('starlight', [
    ...['node', 'node_modules/astro/bin/astro.mjs', 'preview', '--port', String(port)],
  ]),
  'Vocs 1.4.1': {
    write: (folder) =>
      writeAll(folder, {
        'package.json': JSON.stringify({
          private: true,
          type: 'module',
          // It needs a newer Node than ours.
          dependencies: {
            ...{ vocs: '1.4.1', react: '19.3.1', 'react-dom': '19.3.1' },
            node: '22.23.3',
          },
        }),
        'vocs.config.ts': `import { defineConfig } from 'vocs';\nexport default defineConfig({ title: 'Corpus' });\n`,
        ...pageFiles(corpus, 'docs/pages', 'mdx'),
      }),
    build: ['vocs', 'build'],
    serve: ['vocs', 'preview'],
    servedAt: 4173,
  },
};

function writeAll(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Seconds until the root of a served site answers; the server is ended. */
async function serveTime(
  { serve: command, servedAt = port }: Start,
  cwd: string,
  env: Record<string, string>,
) {
  const startedAt = performance.now();
  const [file, ...args] = command;
  const server = spawn(file!, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      for (const host of ['localhost', '127.0.0.1']) {
        const answer = await fetch(`http://${host}:${servedAt}/`).catch(() => undefined);
        if (answer?.ok) return (performance.now() - startedAt) / 1000;
      }
      if (server.exitCode !== null || performance.now() - startedAt > 60_000)
        throw new Error(`${command.join(' ')} is silent`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    if (server.exitCode === null) {
      process.kill(-server.pid!);
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
execFileSync('npm', ['run', '-s', 'pack', '--', packs], { cwd: repository, stdio: 'ignore' });
console.log(
  '| what | install, s | build, s | processor time of the build, s | served, s | all, s |',
);
console.log('|---|---|---|---|---|---|');
for (const [name, start] of Object.entries(starts)) {
  const { write, build } = start;
  if (values.only && !name.toLowerCase().includes(values.only.toLowerCase())) continue;
  const folder = join(work, name.replace(/\W+/g, '-'));
  write(folder);
  const bin = join(folder, 'node_modules/.bin');
  const env = { ASTRO_TELEMETRY_DISABLED: '1', PATH: `${bin}${delimiter}${process.env.PATH}` };
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  const command = name === 'our site' ? ['npm', 'ci', ...quiet] : ['npm', 'install', ...quiet];
  // The first installation fills the cache of npm; the second one is measured.
  await costOfTree(command, { cwd: folder, env });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  const installed = await costOfTree(command, { cwd: folder, env });
  const built = await costOfTree(build, { cwd: folder, env });
  const served = await serveTime(start, folder, env);
  const all = installed.wall + built.wall + served;
  const times = [installed.wall, built.wall, built.cpu, served, all];
  console.log(`| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`);
}
