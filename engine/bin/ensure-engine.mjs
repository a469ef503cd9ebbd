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
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const output = join(root, 'dist');
const stampFile = join(output, 'stamp');

/** Changes whenever a source file does. */
function stamp() {
  return readdirSync(source, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(source, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/**
 * Bundles the engine's Node side into `dist`, if its sources have changed. Running TypeScript
 * through a loader costs half a second and 170 MB at every start (decisions/0003).
 *
 * @returns {Promise<string>} The address of the command line's module.
 */
export async function ensureEngine() {
  const current = stamp();
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== current) await bundle(current);
  return pathToFileURL(join(output, 'cli.mjs')).href;
}

async function bundle(current) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: {
      cli: join(source, 'cli.ts'),
      worker: join(source, 'build/worker.ts'),
      'hover-types-worker': join(source, 'content/code/hover-types-worker.ts'),
    },
    platform: 'node',
    external: (id) => !/^[./]/.test(id) || id.includes('/node_modules/'),
    logLevel: 'warn',
  });
  const temporary = `${output}.${process.pid}.tmp`;
  await build.write({
    dir: temporary,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'stamp'), current);
  const old = `${output}.${process.pid}.old`;
  if (existsSync(output)) renameSync(output, old);
  renameSync(temporary, output);
  rmSync(old, { recursive: true, force: true });
}
