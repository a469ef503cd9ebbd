import { MembersError } from '../../../packages/members/src/member.ts';
import type { PageText } from '../page-source.ts';
import type { Problem } from '../problem.ts';
import { parametersOf, sdkExports } from './sdk-types.ts';

/**
 * Compares every call in the code of a page, such as `clamp(value, min, max)`, with the SDK's declaration: the parameters
 * have the same names in the same order, with dots before one that takes all remaining arguments; the last may be
 * missing.
 */
export function findWrongSignatures(pages: readonly PageText[]): Problem[] {
  return pages.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(/`(\w+)\(([\w., ]*)\)`/g)].flatMap(([code, name = '', written = '']) => {
        if (!sdkExports.has(name)) return [];
        const names = declared(name);
        if (written === '' || names.join(', ').startsWith(written)) return [];
        const message = `Unexpected ${code.slice(1, -1)}, expected (${names.join(', ')})`;
        return [{ file, line: index + 1, message }];
      }),
    ),
  );
}

/** The parameters of a function; none of one without. */
function declared(name: string): string[] {
  try {
    return parametersOf(name);
  } catch (error) {
    if (error instanceof MembersError) return [];
    throw error;
  }
}
