import type { IssueDescription } from '../../../shared/diagnostics/schema-issues.ts';
import { installLine } from '../../files/packages.ts';

/** Options of version 0.1 that are extensions of packages now: the package, and the call of its extension. */
export const movedOptions: Record<string, { package: string; call: string }> = {
  proof: { package: '@stilldocs/proof', call: 'proof()' },
  twoslash: { package: '@stilldocs/types', call: 'types()' },
  socialCards: { package: '@stilldocs/cards', call: 'cards()' },
};

/**
 * Says of an unknown option which package has it now.
 *
 * @param root The site's folder, absolute.
 */
export function withMove(problem: IssueDescription, root: string): IssueDescription {
  const { path, about } = problem;
  const [option = ''] = path.map(String);
  const moved = Object.hasOwn(movedOptions, option) ? movedOptions[option] : undefined;
  if (!moved || path.length > 1 || about !== 'key') return problem;
  return {
    ...problem,
    message: `"${option}" is no option of the engine: the package ${moved.package} has taken it over`,
    hint: `Run ${installLine(moved.package, root)}, and write extensions: [${moved.call}] in place of the option`,
  };
}
