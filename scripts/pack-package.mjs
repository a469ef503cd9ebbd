// Compiles one of the engine's packages for `npm pack`, which runs it first in the package's folder: from
// `src` into `lib`, with declarations. The engine is compiled already: its declarations are read.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');
if (!existsSync(join(repository, 'packages/core/lib/index.d.ts'))) {
  console.error('The engine is not compiled: pack it first, or run npm run pack');
  process.exit(1);
}
for (const folder of neededPackages()) {
  const { status } = spawnSync(process.execPath, [import.meta.filename], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
rmSync('lib', { recursive: true, force: true });
const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', '.'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const name of readdirSync('src', { recursive: true }).filter((each) => each.endsWith('.css')))
  cpSync(join('src', name), join('lib', name));

/** The folders of the engine's packages whose declarations this one reads. */
function neededPackages() {
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys(peerDependencies)
    .filter((name) => name.startsWith('@stilldocs/'))
    .map((name) => join(repository, 'packages', name.slice('@stilldocs/'.length)));
}
