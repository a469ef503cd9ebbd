// Copies the site into a folder of its own and installs what its lock file names: the repository has no UI libraries.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/libraries');
cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true });
const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
process.exit(status ?? 1);
