import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

const workspaces = new Map<string, string>();

/**
 * The folder that a site may take text from when it is built: the nearest one, from the site's root up, that
 * is a repository or a workspace of packages. Default: the site's root.
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
  if (['.git', 'pnpm-workspace.yaml'].some((name) => existsSync(join(folder, name)))) return true;
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return Object.hasOwn(Object(JSON.parse(text)) as object, 'workspaces');
  } catch {
    return false;
  }
}

/** Whether a real path lies in a site, or in its workspace and is no secret of that. */
export function isTakenFrom(root: string, real: string): boolean {
  const isBelow = (folder: string) => real.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  if (isBelow(root)) return true;
  const workspace = workspaceOf(root);
  return isBelow(workspace) && !isSecret(relative(workspace, real));
}

/** What repositories hold besides what their authors wrote into them, such as keys of a machine. */
function isSecret(path: string): boolean {
  return path.split(sep).includes('.git') || /^\.(?:env|npmrc|netrc)/.test(basename(path));
}

/** The real path of a site's root; the path itself where there is nothing. */
export function realRootOf(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    return root;
  }
}
