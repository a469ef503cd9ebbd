import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { engineRoot } from '../files/engine-version.ts';
import { engineTarball, tarballOf } from '../files/packages.ts';
import { rowOption } from './options.ts';

/**
 * The sites of `--template`: the folders with their files, of which a later one replaces an earlier one's, and the packages
 * that they need, each with the name of its extension.
 */
const templates: Record<string, { folders: string[]; packages?: Record<string, string> }> = {
  site: { folders: ['init', 'site'] },
  minimal: { folders: ['init', 'minimal'] },
  api: { folders: ['init', 'site', 'api'], packages: { '@stilldocs/openapi': 'openapi' } },
  sdk: {
    folders: ['init', 'site', 'sdk'],
    packages: { '@stilldocs/members': 'members', '@stilldocs/types': 'types' },
  },
};

/**
 * The files of a new site by name.
 *
 * @param folder The folder of the site, absolute: its name is the site's.
 * @throws DiagnosticError if there is no such template.
 */
export function initialFiles(folder: string, template: string): Record<string, string> {
  const { folders, packages = {} } = rowOption(templates, template, '--template');
  const values = Object.entries({ ...valuesOf(folder), ...linesOf(folder, packages) });
  const files = folders.flatMap((name) =>
    filesIn(join(engineRoot, 'templates', name)).map(([file, text]): [string, string] => [
      file,
      values.reduce((filled, [from, to]) => filled.replaceAll(from, () => to), text),
    ]),
  );
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function filesIn(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      // npm excludes files named `.gitignore` from packages.
      const name = relative(folder, file).replace(/^gitignore$/, '.gitignore');
      return [name, readFileSync(file, 'utf8')];
    });
}

/** The placeholders with the names of the site and the engine. */
function valuesOf(folder: string): Record<string, string> {
  const { engine, rangeOf } = engineFor(folder);
  const words =
    basename(folder)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'Documentation';
  return {
    '%engine': engine,
    '%range': rangeOf(engine),
    '%title': words.charAt(0).toUpperCase() + words.slice(1),
    // A package name has lower-case ASCII letters, digits and hyphens:
    // https://docs.npmjs.com/cli/configuring-npm/package-json#name
    '%name':
      words
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'docs',
  };
}

/** The placeholders of whole lines, which a site without packages does not have. */
function linesOf(folder: string, packages: Record<string, string>): Record<string, string> {
  const { rangeOf } = engineFor(folder);
  const all = Object.entries(packages);
  const lines = (line: (name: string, extension: string) => string) =>
    all.map(([name, extension]) => line(name, extension)).join('');
  const extensions = all.map(([, extension]) => `${extension}()`).join(', ');
  return {
    '    "%packages": "*",\n': lines((name) => `    "${name}": "${rangeOf(name)}",\n`),
    '// %imports\n': lines((name, extension) => `import { ${extension} } from '${name}';\n`),
    '  // %extensions\n': extensions && `  extensions: [${extensions}],\n`,
  };
}

/** The name of the engine, and the range of versions of it and of its packages that a site needs. */
function engineFor(folder: string) {
  const file = join(engineRoot, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  // A version in a registry is not found as long as nothing is published.
  const tarball = engineTarball(folder);
  return {
    engine: manifest.name,
    rangeOf: (name: string) =>
      tarball ? `file:${relative(folder, tarballOf(name, tarball))}` : `^${manifest.version}`,
  };
}
