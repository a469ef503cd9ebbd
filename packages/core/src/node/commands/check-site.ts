import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';

/** The problems of a site. */
export interface SiteProblems {
  /** Each of them would stop a build. */
  errors: Diagnostic[];
  warnings: Diagnostic[];
}

/**
 * Checks a site like `docs check`: it is built, and nothing is written. It sets `NODE_ENV` to `production`,
 * as every build does.
 *
 * @param root The site's folder, absolute or relative to this one.
 * @returns Its problems; a site that cannot be read has errors, too.
 */
export async function checkSite(root: string): Promise<SiteProblems> {
  process.env.NODE_ENV = 'production';
  try {
    // A package that only reads built sites does not load what builds them.
    const { buildSite } = await import('./build.ts');
    const { warnings } = await buildSite({ root, dry: true });
    return { errors: [], warnings };
  } catch (error) {
    const all = diagnosticsOf(error);
    const isError = ({ severity }: Diagnostic) => severity === 'error';
    return { errors: all.filter(isError), warnings: all.filter((each) => !isError(each)) };
  }
}
