import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../site.ts';

const found = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>();

/**
 * The files of the public folder that a version has for itself: those that are not the same today. The others are
 * where today's pages have them. Names are relative to the public folder.
 */
export function ownPublicFiles({
  root,
  version,
}: Pick<Site, 'root' | 'version'>): ReadonlySet<string> {
  if (!version) return new Set();
  const known = found.get(version.ids);
  if (known) return known;
  const names = Array.from(version.ids).flatMap(([name, id]) =>
    name.startsWith('public/') && !isSame(root, version.root, name, id) ? [name.slice(7)] : [],
  );
  const own = new Set(names);
  found.set(version.ids, own);
  return own;
}

function isSame(root: string, then: string, name: string, id: string): boolean {
  const file = join(root, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  const before = statSync(join(then, name), { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size !== before?.size) return false;
  return blobId(readFileSync(file), id.length) === id;
}

/** The id that Git gives a content. */
export function blobId(content: Buffer, length: number): string {
  const digest = createHash(length > 40 ? 'sha256' : 'sha1');
  return digest.update(`blob ${content.length}\0`).update(content).digest('hex');
}
