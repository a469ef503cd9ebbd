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
/** The folder of the engine's own packages, in the repository. */
const packages = join(root, '..');
const source = join(root, 'src');
const output = join(root, 'dist');
const stampFile = join(output, 'stamp');

/**
 * Packages outside of the bundle: native code, packages that locate their own files, packages that
 * the site's bundle shares, and packages that only some pages or commands need. All others, which
 * are small and many, are bundled: resolving and opening each of their 400 files would take half of
 * a warm start.
 */
const outside = [
  ...['vite', 'rolldown', 'lightningcss', '@takumi-rs/core'],
  ...['tinypool', 'typescript', 'twoslash', '@vitejs/plugin-react', 'stilldocs'],
  ...['react', 'react-dom'],
  ...['@shikijs/langs', '@readme/httpsnippet', '@seriousme/openapi-schema-validator'],
  '@redocly/openapi-core',
  '@modelcontextprotocol/server',
];

/** What packages import of the engine in Node. */
const ownModules = {
  'stilldocs/node': join(source, 'node-api.ts'),
  'stilldocs/feature': join(source, 'feature-api.ts'),
};

/** The names of the folders of the engine's own packages. */
function packageFolders() {
  if (!existsSync(packages)) return [];
  return readdirSync(packages).filter(
    (name) => name !== 'core' && existsSync(join(packages, name, 'package.json')),
  );
}

/**
 * The modules of the engine's own packages that run in Node: those that a manifest names, by their names in
 * the bundle. `./lib/command.js` of `packages/mcp` is `mcp-command`.
 */
function packageModules() {
  const rows = packageFolders().flatMap((folder) => {
    const { exports = {}, stilldocs = {} } = JSON.parse(
      readFileSync(join(packages, folder, 'package.json'), 'utf8'),
    );
    const named = JSON.stringify([exports, stilldocs]).matchAll(/\.\/lib\/([\w-]+)\.js"/g);
    return [...new Set([...named].map(([, name]) => name))]
      .map((name) => [`${folder}-${name}`, join(packages, folder, 'src', `${name}.ts`)])
      .filter(([, file]) => existsSync(file));
  });
  return Object.fromEntries(rows);
}

/**
 * The files that package managers write at each installation: npm, pnpm, two Yarns, Yarn without
 * folders, and Bun.
 */
const records = [
  ...['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'].map((name) =>
    join('node_modules', name),
  ),
  ...['.pnp.cjs', 'bun.lock'],
];

/** Changes with any source file, the bundled packages or this file. */
function stamp() {
  const ofPackages = packageFolders().map((name) => join(packages, name));
  const manifests = ofPackages.map((folder) => join(folder, 'package.json'));
  const files = [source, ...ofPackages.map((folder) => join(folder, 'src'))].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.(?:tsx?|json)$/.test(name) && !name.includes('.test.'))
      .sort()
      .map((name) => join(folder, name)),
  );
  files.push(...manifests);
  return [fileURLToPath(import.meta.url), ...files, ...installationRecords(root)]
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${relative(root, file)} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/**
 * The files that change with the packages that a module may import. Checking each of the packages
 * would take longer than the rest of a start.
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
 * @param {Record<string, string>} modules Modules of packages, by their names in the bundle. Default: none.
 * @returns {Promise<import('rolldown').RolldownOutput>}
 */
export async function bundleEngine(folder, modules = {}) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: {
      ...modules,
      cli: join(source, 'cli.ts'),
      api: join(source, 'node-api.ts'),
      feature: join(source, 'feature-api.ts'),
      'watchdog-thread': join(source, 'node/commands/watchdog-thread.ts'),
      worker: join(source, 'node/page/page-worker.ts'),
      'feature-thread-worker': join(source, 'content/source/feature-thread-worker.ts'),
    },
    platform: 'node',
    // A package gets the modules of the engine that runs it.
    resolve: {
      alias: {
        ...ownModules,
        '@stilldocs/types': join(packages, 'types/src/index.ts'),
        '@stilldocs/vocs/convert': join(packages, 'vocs/src/convert-config.ts'),
      },
    },
    external: (id) =>
      !Object.hasOwn(ownModules, id) &&
      outside.some((name) => id === name || id.startsWith(`${name}/`)),
    // Empty directives, which the build of the packages left in them.
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
  await bundleEngine(temporary, packageModules());
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'stamp'), current);
  try {
    const old = `${output}.${process.pid}.old`;
    // A result of another process is in use: it must not disappear even for an instant.
    if (!isMadeOf(current)) {
      if (existsSync(output)) renameSync(output, old);
      renameSync(temporary, output);
    }
  } catch (error) {
    // Of two concurrent processes, the second uses the result of the first.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) throw error;
    if (!existsSync(output)) renameSync(temporary, output);
  }
  removeLeftovers();
}

/** Removes files that this process no longer needs, and leftovers of killed processes. */
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
