/* The file of a sample, which the build writes and Run fetches. */

/** A file that `require` of a sample finds, by its kind. */
export type LiveFile =
  /** CommonJS. */
  | { kind: 'code'; text: string }
  /** A style sheet; `names` are the class names of a CSS module. */
  | { kind: 'style'; text: string; names?: Record<string, string> }
  /** JSON: the exports of the file. */
  | { kind: 'data'; text: string };

/** A sample that can be run. */
export interface LiveSampleFile {
  /** See `LivePanelProps`. */
  id: string;
  /** The name of the sample for readers. */
  title: string;
  /** The name of a host in the configuration. */
  host: string;
  /** The name of the entry file. */
  entry: string;
  /** The entry file as it is edited. */
  source: string;
  /** Its files by name, relative to the folder of the entry: `./names.ts`. */
  files: Record<string, LiveFile>;
}

/** The endings of files that are compiled, in the order in which an import without one is resolved. */
export const codeEndings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts'];

/** The options of Sucrase for a file, at build and after an edit. Line numbers stay. */
export function compileOptions(name: string) {
  return {
    transforms: [
      'imports' as const,
      ...(/\.m?ts$/.test(name) ? [] : ['jsx' as const]),
      ...(/\.m?tsx?$/.test(name) ? ['typescript' as const] : []),
    ],
    jsxRuntime: 'automatic' as const,
    production: true,
    disableESTransforms: true,
    filePath: name,
  };
}

/**
 * The names of the files that an import may refer to.
 *
 * @param from The name of the importing file, beginning with `./`.
 * @param specifier `./x`, `../x.css`, `./worker?worker`; a query is not part of the file's name.
 * @returns Candidates, the most exact first.
 */
export function importCandidates(from: string, specifier: string): string[] {
  const path = [...from.split('/').slice(0, -1), ...specifier.split('?')[0]!.split('/')];
  const parts: string[] = [];
  for (const part of path) {
    if (part === '.' || part === '') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  const name = parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
  return [
    name,
    ...codeEndings.map((ending) => name + ending),
    ...codeEndings.map((ending) => `${name}/index${ending}`),
  ];
}
