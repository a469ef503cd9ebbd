// Finds a Chromium for the browser tests, or installs one: Playwright's own if its download works,
// else the system's package on Debian. Prints the path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** It needs half the processor time of the full browser, with the same engine. */
const shell = '/usr/bin/chromium-headless-shell';
const system = [
  shell,
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

/**
 * Installs a package of a Debian system; false if that is impossible.
 *
 * @param {string} name
 */
export function installPackage(name) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n'];
  const install = () => run(...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', name);
  return install() || (run(...sudo, 'apt-get', 'update') && install());
}

/** An installed browser suffices, but on Debian the shell is a small package and twice as fast. */
function install() {
  const found = findChromium();
  if (found === shell || process.env.CHROMIUM_PATH) return;
  if (found?.startsWith('/usr/bin/') && installPackage('chromium-headless-shell')) return;
  if (found || run('npx', 'playwright', 'install', '--with-deps', 'chromium')) return;
  void (installPackage('chromium-headless-shell') || installPackage('chromium'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  const path = findChromium();
  if (!path) {
    console.error(
      'Unexpected machine without Chromium, expected one. Install it, or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  console.log(`Chromium: ${path}`);
}
