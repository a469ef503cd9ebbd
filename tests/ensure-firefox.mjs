// Finds the system's Firefox for the browser tests, or installs Debian's. Prints the path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installPackage } from './ensure-chromium.mjs';

const system = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The path of an installed Firefox, if there is one: the system's, driven over WebDriver BiDi.
 * Playwright's own build is patched; no reader uses it.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...system].find((path) => path && existsSync(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findFirefox()) installPackage('firefox-esr');
  const path = findFirefox();
  if (!path) {
    console.error(
      'Unexpected machine without Firefox, expected one. Install it, or set FIREFOX_PATH.',
    );
    process.exit(1);
  }
  console.log(`Firefox: ${path}`);
}
