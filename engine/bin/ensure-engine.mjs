import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const output = join(root, 'dist');
const stampFile = join(output, 'stamp');

/**
 * Packages that stay outside of the bundle: native code, what finds its own files by their place, what
 * the site's bundle shares, and what only some pages or commands need. All others, which are small and
 * many, are bundled: to find and open each of their 400 files would be half of a warm start.
 */
const outside = [
  ...['vite', 'rolldown', 'lightningcss', '@takumi-rs/core'],
  ...['tinypool', 'typescript', 'twoslash', '@vitejs/plugin-react', 'docs-engine'],
  ...['react', 'react-dom'],
  ...['shiki/langs', 'simple-icons', '@valibot/to-json-schema'],
  ...['send', 'compression', 'negotiator', 'mime-types'],
  ...['@modelcontextprotocol/server', '@readme/httpsnippet', '@seriousme/openapi-schema-validator'],
];

/** What a package manager writes at each installation: npm, pnpm, two Yarns, Yarn without folders, and Bun. */
const records = [
  ...['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'].map((name) =>
    join('node_modules', name),
  ),
  ...['.pnp.cjs', 'bun.lock'],
];

/** Changes whenever a source file, the bundled packages or this file do. */
function stamp() {
  const files = readdirSync(source, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => join(source, name));
  return [fileURLToPath(import.meta.url), ...files, ...installationRecords(root)]
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${relative(root, file)} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/**
 * The files that tell of a change of packages that a module may import. To look at each of the packages
 * would take longer than all else at a start.
 *
 * @param {string} folder The module's own.
 * @returns {string[]}
 */
export function installationRecords(folder) {
  const found = records.map((name) => join(folder, name)).filter((file) => existsSync(file));
  const above = dirname(folder);
  return above === folder ? found : [...found, ...installationRecords(above)];
}

/**
 * Bundles the engine's Node side into `dist`, if its sources have changed. Running TypeScript
 * through a loader costs half a second and 170 MB at every start (decisions/0003).
 *
 * @returns {Promise<string>} The address of the command line's module.
 */
export async function ensureEngine() {
  const current = stamp();
  if (!isMadeOf(current)) await bundle(current);
  return pathToFileURL(join(output, 'cli.mjs')).href;
}

function isMadeOf(current) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current;
}

/**
 * Bundles the command line and its worker threads.
 *
 * @param {string} folder The output folder.
 * @returns {Promise<import('rolldown').RolldownOutput>}
 */
export async function bundleEngine(folder) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: {
      cli: join(source, 'cli.ts'),
      worker: join(source, 'node/page/page-worker.ts'),
      'hover-types-worker': join(source, 'content/code/hover-types-worker.ts'),
    },
    platform: 'node',
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    // Empty ones, which the packages' own build has left in them.
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
  const output = await build.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  return output;
}

async function bundle(current) {
  const temporary = `${output}.${process.pid}.tmp`;
  await bundleEngine(temporary);
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'stamp'), current);
  try {
    const old = `${output}.${process.pid}.old`;
    // What another process has made meanwhile is in use: it is not taken away for an instant.
    if (!isMadeOf(current)) {
      if (existsSync(output)) renameSync(output, old);
      renameSync(temporary, output);
    }
  } catch (error) {
    // Of two processes that begin at once, the second finds the work done, or nearly.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) throw error;
    if (!existsSync(output)) renameSync(temporary, output);
  }
  removeLeftovers();
}

/** Removes what this process no longer needs, and what killed ones have left. */
function removeLeftovers() {
  for (const name of readdirSync(root)) {
    const [, pid] = /^dist\.(\d+)\.(?:tmp|old)$/.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
