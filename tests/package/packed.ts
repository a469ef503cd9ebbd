import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const engine = join(repository, 'packages/core');

/** A packed engine: the tarball, absolute, and the names of its files. */
export interface Packed {
  tarball: string;
  files: string[];
}

/** Packs the engine like `npm publish`. */
export function packEngine(): Packed {
  return pack(engine, mkdtempSync(join(tmpdir(), 'packed-')));
}

/** Packs one of the engine's packages, `mcp`, next to the engine, which is packed already. */
export function packPackage(name: string, { tarball }: Packed): Packed {
  return pack(join(repository, 'packages', name), dirname(tarball));
}

function pack(source: string, folder: string): Packed {
  const output = run(
    'npm',
    ['pack', '--json', '--loglevel=error', '--pack-destination', folder],
    source,
  );
  const [{ filename, files }] = JSON.parse(output.slice(output.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ];
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}

/**
 * Runs a command.
 *
 * @returns Its standard output.
 * @throws Error with its output, if it fails.
 */
export function run(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`Unexpected failure of ${command} ${args.join(' ')}:\n${stdout}\n${stderr}`, {
      cause: error,
    });
  }
}

/**
 * Compiles a site's configuration and components with a strict compiler that checks the declarations
 * of packages, too: the React of the site.
 *
 * @throws Error with the compiler's messages.
 */
export function checkTypes(folder: string): void {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2023',
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    skipLibCheck: false,
  };
  const project = { compilerOptions, include: ['docs.config.ts', 'components'] };
  writeFileSync(join(folder, 'tsconfig.strict.json'), JSON.stringify(project));
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, '-p', 'tsconfig.strict.json'], folder);
}
