import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

// No part of the path begins with a dot, so that none leads out of the folder.
const inAssets = /^\/assets(\/[^./\\][^/\\]*)+$/;

/** Reads what the page needs from `vev/assets/`. @param {string} path */
export async function readAsset(path) {
  const type = types[extname(path)];
  if (!inAssets.test(path) || !type) return undefined;
  const content = await readFile(`vev${path}`).catch(() => undefined);
  return content && { content, headers: { 'Content-Type': type } };
}
