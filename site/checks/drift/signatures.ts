import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type PageText, sdkRoot } from '../page-source.ts';
import type { Problem } from '../problem.ts';
import { readDeclarations } from './declarations.ts';

/** Functions with a page that shows another overload than the first. */
const overloaded = new Set(['useSize(ref, onChange)']);

/**
 * Compares every call in the code of a page, such as `clamp(value, min, max)`, with the SDK's
 * declaration: the parameters have the same names in the same order, with dots before one that
 * takes all remaining arguments; the last may be missing.
 */
export function findWrongSignatures(pages: readonly PageText[]): Problem[] {
  const written = pages.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(/`(\w+)\(([\w., ]*)\)`/g)].map(([code, name, parameters]) => ({
        file,
        line: index + 1,
        code: code.slice(1, -1),
        name: name!,
        parameters: parameters!.split(', ').filter(Boolean),
      })),
    ),
  );
  const exported = readExports();
  const calls = written.filter(({ name, code }) => exported.has(name) && !overloaded.has(code));
  const declared = readDeclarations(
    calls.map(({ name }) => `typeof ${exported.get(name)!}.${name}`),
  );
  return calls.flatMap(({ file, line, code, parameters }, index) => {
    const names = declared[index]!.map(({ name, rest }) => (rest ? `...${name}` : name));
    if (parameters.every((name, at) => name === names[at])) return [];
    return [{ file, line, message: `Unexpected ${code}, expected (${names.join(', ')})` }];
  });
}

/** The exported values of the SDK, each with the name of its package in `readDeclarations`. */
function readExports(): Map<string, 'sdk' | 'utils'> {
  const packages = { utils: '@vev/utils', sdk: '@vev/react' } as const;
  return new Map(
    (['utils', 'sdk'] as const).flatMap((short) => {
      const file = join(sdkRoot, 'node_modules', packages[short], 'dist/esm/index.js');
      const [, list = ''] = /export\s*\{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
      return list.split(',').map((entry) => [entry.trim().split(' as ').at(-1)!, short] as const);
    }),
  );
}

/** The names of the types that `@vev/utils` exports. */
export function readTypeNames(): Set<string> {
  const file = join(sdkRoot, 'node_modules/@vev/utils/dist/index.d.ts');
  const program = ts.createProgram([file], { skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return new Set(checker.getExportsOfModule(module).map(({ name }) => name));
}
