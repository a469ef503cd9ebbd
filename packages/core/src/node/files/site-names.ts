import { isAbsolute, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceOf } from '../../content/source/workspace.ts';

/**
 * The name of a file in the cache: relative to the site’s root, with forward slashes, so that another checkout of
 * the site finds it.
 *
 * @param file Absolute.
 */
export function nameInSite(root: string, file: string): string {
  return relative(root, file).replaceAll(sep, '/');
}

/** The absolute file of a name in the cache. */
export function fileInSite(root: string, name: string): string {
  return isAbsolute(name) ? name : join(root, name);
}

/**
 * A text for a key of the cache, JSON or code, without the folders of the checkout: the site's, and its workspace's, from
 * which it may include files.
 */
export function withoutCheckout(root: string, text: string): string {
  const folders = [root, workspaceOf(root)];
  return folders
    .flatMap((folder) => [folder, pathToFileURL(folder).pathname])
    .reduce((rest, folder) => rest.replaceAll(folder, ''), text);
}
