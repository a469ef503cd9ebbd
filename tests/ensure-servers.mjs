// Finds a web server for the tests of deployment, or another program that a test needs, or installs its package on Debian.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './ensure-chromium.mjs';

/** The package of each program. */
const packages = { nginx: 'nginx-light', caddy: 'caddy', rsync: 'rsync' };

/** nginx's module for files compressed with brotli, where Debian's package puts it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of a command, if it is installed. */
function find(command) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/**
 * The path of a program, which is installed if possible.
 *
 * @param {keyof typeof packages} name
 * @returns {string | undefined} Undefined if it is missing and cannot be installed.
 */
export function ensureServer(name) {
  return find(name) ?? (installPackage(packages[name]) ? find(name) : undefined);
}

/** Whether nginx has its module for brotli, which is installed if possible. */
export function ensureBrotliModule() {
  return (
    existsSync(brotliModule) ||
    (installPackage('libnginx-mod-http-brotli-static') && existsSync(brotliModule))
  );
}
