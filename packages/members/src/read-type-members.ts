import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { type Found, MembersError } from './member.ts';
import { createPackageService } from './package-service.ts';
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
  // As Twoslash has it: compilers that parse alike share what they have parsed.
  moduleDetection: 'force',
};

/**
 * Starts to read types. The first reading of a package takes a second, further ones less.
 *
 * @param folder The folder whose packages are found; absolute.
 * @param share What parsed files are shared with: samples with types use the same libraries. Default: nothing.
 */
export function createTypeReader(
  folder: string,
  compilerOptions: Record<string, unknown> = {},
  share: <Value>(create: () => Value) => Value = (create) => create(),
): TypeReader {
  // TypeScript has no ES module, and a bundler must not include it.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const { options } = compiler.convertCompilerOptionsFromJson(
    { ...defaults, ...compilerOptions },
    folder,
  );
  const documents = share(compiler.createDocumentRegistry);
  const service = createPackageService(compiler, options, folder, documents);
  return (of, choice) => {
    const [name = '', path = ''] = of.split('#', 2);
    const packaged = service.find(name);
    if (!packaged)
      throw new MembersError(`No types of ${name} are found`, `Install ${name} in ${folder}`);
    const { program, source, found } = packaged;
    const checker = program.getTypeChecker();
    const reading: Reading = { compiler, checker, of, choice };
    const module = checker.getSymbolAtLocation(source);
    if (!module) throw new MembersError(`${name} has no exports`);
    const { resolvedFileName, packageId } = found;
    return {
      members: typeMembers(reading, module, path.split('.').filter(Boolean)),
      // The manifest of a package says its version; of files of the site, the program has all.
      reads: packageId
        ? [packageFile(resolvedFileName, packageId.name)]
        : service.ownFiles(program),
    };
  };
}

/** The manifest of an installed package, which says its version. */
function packageFile(file: string, name: string): string {
  const folder = `/node_modules/${name}/`;
  const at = file.lastIndexOf(folder);
  return at === -1 ? file : join(file.slice(0, at + folder.length), 'package.json');
}
