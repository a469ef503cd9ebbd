import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The file at the top of a version's files in the cache, which are a workspace of their own. */
export const versionMarker = '.version.json';

/** The file in the folder of a version's site that holds its name. */
export const versionNameFile = '.version-name';

const workspaces = new Map<string, string>();

/**
 * The folder from which a site may include text at build: the nearest repository or workspace of
 * packages, from the site's root up. Default: the site's root.
 *
 * @param root Of the site, absolute and real.
 */
export function workspaceOf(root: string): string {
  const found = workspaces.get(root);
  if (found !== undefined) return found;
  let folder = root;
  while (!isWorkspace(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const workspace = isWorkspace(folder) ? folder : root;
  workspaces.set(root, workspace);
  return workspace;
}

function isWorkspace(folder: string): boolean {
  if (['.git', 'pnpm-workspace.yaml', versionMarker].some((name) => existsSync(join(folder, name))))
    return true;
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return Object.hasOwn(Object(JSON.parse(text)) as object, 'workspaces');
  } catch {
    return false;
  }
}

/** Whether a real path lies in a site, or in its workspace and is not secret. */
export function isTakenFrom(root: string, real: string): boolean {
  const isBelow = (folder: string) => real.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  if (isBelow(root)) return true;
  const workspace = workspaceOf(root);
  return isBelow(workspace) && !isSecret(relative(workspace, real));
}

/** Whether a path of a repository is secret or internal: git's data, and files with keys. */
function isSecret(path: string): boolean {
  return path.split(sep).includes('.git') || /^\.(?:env|npmrc|netrc)/.test(basename(path));
}

/** The real path of a site's root; the path itself if nothing exists there. */
export function realRootOf(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    return root;
  }
}
