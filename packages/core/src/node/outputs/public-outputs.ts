import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files/files-below.ts';
import { fileBelow } from '../files/real-paths.ts';
import { isSource } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { ownPublicFiles } from '../site/versions/public-files.ts';
import { contentRoot } from '../site/versions/versions.ts';
import type { OutputFile } from './output-kind.ts';

/** The files of the public folder. */
export function publicFiles(site: Site): OutputFile[] {
  return publicNames(site).map((name) => ({ names: [name], source: sourceOf(site, name) }));
}

/** The file of the public folder that answers to a name; undefined if there is none. */
export function publicFile(site: Site, name: string): OutputFile | undefined {
  const { root, editions, version } = site;
  if (version && existsSync(sourceOf(site, name)))
    return { names: [name], source: sourceOf(site, name) };
  const folder = join(root, 'public');
  const own = editions && fileBelow(join(folder, editions.own.lang), name, root);
  const source = own ?? fileBelow(folder, name, root);
  return source === undefined ? undefined : { names: [name], source };
}

/** Files for the host, which it reads at the top of the output alone. */
const ofHost = /^(?:[._]|robots\.txt$|CNAME$)/;

/**
 * The names of the files. A translation has them below its path as well, `public/de/logo.svg` in place of
 * `public/logo.svg`.
 */
function publicNames(site: Site): string[] {
  const { root, editions, version, config } = site;
  const today = filesBelow(join(root, 'public'));
  const own = ownPublicFiles(site);
  // What the chrome shows is at the address of every version.
  const chrome = version ? JSON.stringify([config.logoUrl, config.iconUrl, config.ogImageUrl]) : '';
  const all = version
    ? [...new Set([...own, ...today.filter((name) => chrome.includes(`"/${name}"`))])]
        .filter((name) => !ofHost.test(name))
        .sort()
    : today;
  if (!editions || isSource({ editions })) return all;
  const known = new Set(all);
  const folders = editions.all.map(({ lang }) => `${lang}/`);
  return all.filter(
    (name) =>
      !ofHost.test(name) &&
      !folders.some((folder) => name.startsWith(folder)) &&
      !known.has(`${editions.own.lang}/${name}`),
  );
}

/** Where a file is; an earlier version shows what today's chrome has. */
function sourceOf(site: Site, name: string): string {
  const isThen = ownPublicFiles(site).has(name);
  return join(isThen ? contentRoot(site) : site.root, 'public', name);
}
