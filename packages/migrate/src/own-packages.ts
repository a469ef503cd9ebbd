import { readFileSync } from 'node:fs';
import type { NewFile } from './migration.ts';

/** A package of the engine, and the files of a new site that need its extension. */
export interface OwnPackage {
  name: string;
  /** The function that returns the extension. */
  create: string;
  /** The names of files that may need it, and the text that does. */
  files: RegExp;
  text: RegExp;
}

const ownPackages: OwnPackage[] = [
  {
    name: '@stilldocs/openapi',
    create: 'openapi',
    files: /\.mdx?$/,
    text: /^---\n(?:(?!---\n).*\n)*?openapi:/,
  },
  {
    name: '@stilldocs/diagrams',
    create: 'diagrams',
    files: /\.mdx?$/,
    text: /^[ \t>]*(?:```|~~~)[`~]*[ \t]*mermaid\b/m,
  },
  {
    name: '@stilldocs/types',
    create: 'types',
    files: /\.mdx?$/,
    text: /^[ \t>*+-]*(?:```|~~~)[^\n]*\btwoslash\b/m,
  },
  {
    name: '@stilldocs/vocs',
    create: 'vocs',
    files: /\.(?:mdx?|[jt]sx?|css)$/,
    text: /@stilldocs\/vocs\/components|--vocs-|\.vocs_\w/,
  },
];

/** The packages of the engine whose extensions the files of a new site need. */
export function neededPackages(files: Iterable<[name: string, file: NewFile]>): OwnPackage[] {
  const all = [...files];
  return ownPackages.filter((own) =>
    all.some(([name, file]) => own.files.test(name) && own.text.test(textOf(file))),
  );
}

function textOf(file: NewFile): string {
  return 'text' in file ? file.text : readFileSync(file.copy, 'utf8');
}

/** The statements that import the functions of packages; empty without one. */
export function importsOf(packages: OwnPackage[]): string {
  return packages.map(({ create, name }) => `import { ${create} } from '${name}';\n`).join('');
}

/** The expressions that call them: `diagrams()`. */
export function callsOf(packages: OwnPackage[]): string[] {
  return packages.map(({ create }) => `${create}()`);
}
