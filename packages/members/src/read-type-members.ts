import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { type Found, MembersError } from './member.ts';
import { type Reading, typeMembers } from './type-members.ts';

/** What of a type is listed. */
export interface TypeChoice {
  /**
   * `parameters` lists the parameters of a component in place of its props; `members` lists a type that readers get,
   * so that nothing in it is required.
   */
  kind?: string | undefined;
  /** The signature of a function with several, from 1. Default: all of them, joined. */
  overload?: number | undefined;
}

/** Reads the members of `package#Type`, `package#Type.member`, or all exports of `package`. */
export type TypeReader = (of: string, choice: TypeChoice) => Found;

/** A file in memory that imports all packages. */
const entryName = '__members__.ts';

const defaults = {
  strict: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [] as string[],
  skipLibCheck: true,
  stableTypeOrdering: true,
};

/**
 * Starts to read types. The first reading of a package takes a second, further ones less.
 *
 * @param folder The folder whose packages are found; absolute.
 */
export function createTypeReader(
  folder: string,
  compilerOptions: Record<string, unknown> = {},
): TypeReader {
  // TypeScript has no ES module, and a bundler must not include it.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const { options } = compiler.convertCompilerOptionsFromJson(
    { ...defaults, ...compilerOptions },
    folder,
  );
  const host = compiler.createCompilerHost(options);
  const entry = join(folder, entryName);
  const packages = new Set<string>();
  let text = '';
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => (file === entry ? text : readFile(file));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, ...rest) => {
    if (file === entry)
      return compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true);
    // The next package needs the libraries again.
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  let program: ts.Program | undefined;
  /** Forgets the site's own files that have changed since: `docs dev` asks again after each edit. */
  const forgetChanged = () => {
    for (const [file, source] of parsed) {
      if (file.includes('/node_modules/') || source?.text === readFile(file)) continue;
      parsed.delete(file);
      program = undefined;
    }
  };
  const programWith = (name: string) => {
    forgetChanged();
    if (program && packages.has(name)) return program;
    packages.add(name);
    text = [...packages].map((each) => `import ${JSON.stringify(each)};`).join('\n');
    program = compiler.createProgram([entry], options, host, program);
    return program;
  };
  return (of, choice) => {
    const [name = '', path = ''] = of.split('#', 2);
    const current = programWith(name);
    const found = compiler.resolveModuleName(name, entry, options, host).resolvedModule;
    const source = found && current.getSourceFile(found.resolvedFileName);
    if (!found || !source) {
      packages.delete(name);
      throw new MembersError(`No types of ${name} are found`, `Install ${name} in ${folder}`);
    }
    const checker = current.getTypeChecker();
    const reading: Reading = { compiler, checker, of, choice };
    const module = checker.getSymbolAtLocation(source);
    if (!module) throw new MembersError(`${name} has no exports`);
    return {
      members: typeMembers(reading, module, path.split('.').filter(Boolean)),
      reads: readsOf(current, found),
    };
  };
}

/** The manifest of an installed package; of files of the site, all files of the site that the program has. */
function readsOf(
  program: ts.Program,
  { resolvedFileName: file, packageId }: ts.ResolvedModuleFull,
) {
  if (packageId) return [packageFile(file, packageId.name)];
  const files = program.getSourceFiles().map(({ fileName }) => fileName);
  return files.filter((name) => !name.includes('/node_modules/') && !name.endsWith(entryName));
}

/** The manifest of an installed package, which says its version. */
function packageFile(file: string, name: string): string {
  const folder = `/node_modules/${name}/`;
  const at = file.lastIndexOf(folder);
  return at === -1 ? file : join(file.slice(0, at + folder.length), 'package.json');
}
