import { dirname, join } from 'node:path';
import type ts from 'typescript';

/** A file in memory that imports all packages. */
const entryName = '__members__.ts';

/** The programs that have the types of packages. */
export interface PackageService {
  /** The program with a package, and the file that its name leads to; undefined if there is none. */
  find(
    name: string,
  ): { program: ts.Program; source: ts.SourceFile; found: ts.ResolvedModuleFull } | undefined;
  /** The files of the site in a program: not those of packages. */
  ownFiles(program: ts.Program): string[];
}

/**
 * Starts a language service that reads packages. It reads a file of the site again when that has changed, as `docs dev`
 * asks again after each edit.
 *
 * @param folder The folder whose packages are found; absolute.
 * @param documents The parsed files.
 */
export function createPackageService(
  compiler: typeof ts,
  compilerOptions: ts.CompilerOptions,
  folder: string,
  documents: ts.DocumentRegistry,
): PackageService {
  const { sys } = compiler;
  const root = folder.replaceAll('\\', '/');
  const entry = `${root}/${entryName}`;
  // Compilers share parsed files that have the same name, for this folder: libraries are named as Twoslash names them.
  const options = { ...compilerOptions, pathsBasePath: `${root}/` };
  const libraries = dirname(compiler.getDefaultLibFilePath(options));
  const isLibrary = (file: string) => file.startsWith('/lib.');
  const packages = new Set<string>();
  const imports = () => [...packages].map((each) => `import ${JSON.stringify(each)};`).join('\n');
  const read = (file: string) => {
    if (file === entry) return imports();
    return sys.readFile(isLibrary(file) ? join(libraries, file) : file);
  };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: () => `/${compiler.getDefaultLibFileName(options)}`,
    getScriptFileNames: () => [entry],
    // An installed package stays as it is.
    getScriptVersion: (file) =>
      isLibrary(file) || file.includes('/node_modules/') ? '0' : (read(file) ?? ''),
    getScriptSnapshot(file) {
      const text = read(file);
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) =>
      file === entry || sys.fileExists(isLibrary(file) ? join(libraries, file) : file),
    readFile: read,
    directoryExists: sys.directoryExists,
    getDirectories: sys.getDirectories,
    realpath: (file) => sys.realpath?.(file) ?? file,
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
  };
  const service = compiler.createLanguageService(host, documents);
  return {
    find(name) {
      packages.add(name);
      const program = service.getProgram()!;
      const found = compiler.resolveModuleName(name, entry, options, host).resolvedModule;
      const source = found && program.getSourceFile(found.resolvedFileName);
      if (source) return { program, source, found };
      packages.delete(name);
      return undefined;
    },
    ownFiles: (program) =>
      program
        .getSourceFiles()
        .map(({ fileName }) => fileName)
        .filter((file) => file !== entry && !isLibrary(file) && !file.includes('/node_modules/')),
  };
}
