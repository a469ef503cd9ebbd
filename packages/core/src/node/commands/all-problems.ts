import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import type { SiteOptions } from '../site/site.ts';

/** The mistakes of a run that has read all its pages. */
export class AllProblems extends DiagnosticError {}

/**
 * Runs a build.
 *
 * @throws DiagnosticError that also names the mistakes of pages that the build did not read, because it ended before.
 */
export async function namingAllProblems<Result>(
  options: SiteOptions & { workers?: number | undefined },
  build: () => Promise<Result>,
): Promise<Result> {
  try {
    return await build();
  } catch (error) {
    if (!(error instanceof DiagnosticError) || error instanceof AllProblems) throw error;
    // What has blocked a thread, or the bundler, would block it again.
    const { blocking, waiting } = limits;
    const blocks = ({ rule, hint }: Diagnostic) =>
      hint === blocking.hint || (rule === 'config' && hint === waiting.hint);
    if (error.diagnostics.some(blocks)) throw error;
    const { withHiddenProblems } = await import('./hidden-problems.ts');
    throw await withHiddenProblems(error, options);
  }
}
