// `npm run pack`: writes the tarballs of the engine and of all its packages into `packs/`, or into the folder
// that is named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(repository, 'packs'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const below = (group) => readdirSync(join(repository, group)).map((name) => `${group}/${name}`);
// The engine comes first: the others read its declarations.
const packages = new Set(['packages/core', ...below('packages'), ...below('extensions')]);
for (const name of packages) if (name.endsWith('.json')) packages.delete(name);
for (const name of packages) {
  const { status } = spawnSync(
    'npm',
    ['pack', '--silent', '--loglevel=error', '--pack-destination', folder],
    { cwd: join(repository, name), stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`Written to ${folder}`);
