import { errorWith, version } from 'stilldocs/node';
import type { OwnPackage } from './own-packages.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

/** The packages that migrate: the new site has the engine as a dependency already, and migrates no more. */
const own = /^(?:stilldocs|@stilldocs\/migrate)$/;

const scripts = ['dev', 'check', 'build', 'preview'];

/** Versions that only the workspace of the former site knows: npm cannot install them elsewhere. */
const workspaceVersion = /^(?:workspace|link|portal|file):/;

/** The packages of a former site that are not in the new manifest, because only its workspace has them. */
export function leftPackages(written: string | undefined): string[] {
  const { dependencies, devDependencies } = (
    written === undefined ? {} : parse(written)
  ) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => workspaceVersion.test(version))
    .map(([name]) => name);
}

/**
 * The package.json of a migrated site: the engine in place of the former one, and its commands.
 *
 * @param written The manifest of the former site, if it has one.
 * @param removed The packages of the former engine.
 * @param root The root of the site within the folder.
 * @param needed The packages whose extensions it needs. Default: none.
 */
export function migrateManifest(
  written: string | undefined,
  removed: RegExp,
  root: string,
  needed: OwnPackage[] = [],
): string {
  const manifest = (
    written === undefined ? { private: true, type: 'module' } : parse(written)
  ) as Manifest;
  const isOwn = (name: string) => own.test(name) || needed.some((each) => each.name === name);
  const without = (packages: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(packages)
        .filter(
          ([each, range]) => !removed.test(each) && !isOwn(each) && !workspaceVersion.test(range),
        )
        // The catalog of a workspace holds the version.
        .map(([each, range]) => [each, range.startsWith('catalog:') ? 'latest' : range]),
    );
  const kept = Object.entries(manifest.scripts ?? {}).filter(
    ([, command]) => !/\b(?:vitepress|vocs)\b/.test(command),
  );
  const place = root === '.' ? '' : ` --root ${root}`;
  const result = {
    ...manifest,
    type: 'module',
    scripts: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(scripts.map((each) => [each, `docs ${each}${place}`])),
    },
    dependencies: {
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      ...without(manifest.dependencies),
      stilldocs: `^${version()}`,
      ...Object.fromEntries(needed.map(({ name }) => [name, `^${version()}`])),
    },
    ...(manifest.devDependencies && { devDependencies: without(manifest.devDependencies) }),
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}

/** @throws DiagnosticError if it is no JSON; a byte order mark, which npm accepts, is left out. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const message = `The file is not JSON: ${String(error)}`;
    const hint = 'Correct package.json of the former site';
    throw errorWith({ rule: 'config', message, hint, file: 'package.json' });
  }
}
