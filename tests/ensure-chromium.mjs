// Finds a Chromium for the browser tests, or installs one: Playwright's own where its download works,
// else the system's package on Debian. Prints the path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of an installed Chromium, if there is one.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system].find(
    (path) => path && existsSync(path),
  );
}

function run(...line) {
  return (
    spawnSync(line[0], line.slice(1), { stdio: ['ignore', 2, 2], timeout: 240_000 }).status === 0
  );
}

function install() {
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium')) return;
  const sudo = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n'];
  if (!existsSync('/usr/bin/apt-get')) return;
  run(...sudo, 'apt-get', 'update');
  run(...sudo, 'apt-get', 'install', '-y', 'chromium');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findChromium()) install();
  const path = findChromium();
  if (!path) {
    console.error(
      'Unexpected machine without Chromium, expected one. Install it, or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  console.log(`Chromium: ${path}`);
}
