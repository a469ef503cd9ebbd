import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

/**
 * A site for each test of a file, and its command line.
 *
 * @param name The name of the folder of the sites; each test file has another one.
 */
export function useSites(name: string) {
  // Below the workspace, so that a site's components find React.
  const parent = join(engineRoot, 'node_modules', `.tests-${name}`);
  const { at, write, git } = testFolder({ below: parent });

  // The surrounding repository does not belong to the site: its commits would change the dates of pages.
  const docs = (...args: string[]) => runDocs(args, { env: { GIT_CEILING_DIRECTORIES: parent } });

  /** A site without packages. */
  function plainSite(config = `{ title: 'Site' }`): void {
    write('docs.config.js', `export default ${config};`);
    write('pages/index.md', '# Home\n');
  }

  return { parent, root: () => at(), docs, write, git, plainSite };
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
