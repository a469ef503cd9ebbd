import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { runDocs } from '../files/docs.test.kit.ts';

/**
 * A site for each test of a file, and its command line.
 *
 * @param name The name of the folder of the sites; each test file has another one.
 */
export function useSites(name: string) {
  // Below the workspace, so that a site's components find React.
  const parent = join(engineRoot, 'node_modules', `.tests-${name}`);
  let root: string;
  beforeAll(() => void mkdirSync(parent, { recursive: true }));
  beforeEach(() => {
    root = mkdtempSync(join(parent, 'site-'));
  });
  // The process of the command lines goes on, and may write a last file: `rmSync` would try to remove the folder again,
  // and not its new file.
  afterAll(() => rm(parent, { recursive: true, force: true, maxRetries: 9 }));

  // The surrounding repository does not belong to the site: its commits would change the dates of pages.
  const docs = (...args: string[]) => runDocs(args, { env: { GIT_CEILING_DIRECTORIES: parent } });

  function write(file: string, text: string): void {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  /** A site without packages. */
  function plainSite(config = `{ title: 'Site' }`): void {
    write('docs.config.js', `export default ${config};`);
    write('pages/index.md', '# Home\n');
  }

  return { parent, root: () => root, docs, write, plainSite };
}

/** The hash of every file of an output. */
export function contents(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), hash(readFileSync(file))]),
  );
}
