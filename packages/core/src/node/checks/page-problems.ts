import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { installLine } from '../files/packages.ts';
import type { Site } from '../site/site.ts';
import { applySettings } from './settings.ts';

/**
 * The problems of pages with the configured severities. Nobody corrects an earlier version: of its pages those count
 * that keep it from being shown.
 */
export function pageProblems(
  { root, config, version }: Pick<Site, 'root' | 'config' | 'version'>,
  diagnostics: Diagnostic[],
): Diagnostic[] {
  if (!version)
    return applySettings(diagnostics, config.checks).map((each) => withInstallLine(each, root));
  return diagnostics
    .filter((each) => isUnusable([each]))
    .map(({ message, file, ...each }) => ({
      ...each,
      message: `Version ${version.name}: ${message}`,
      // The notation of Git: the file of today has other lines. Components are those of today.
      file: file && (/\.[cm]?[jt]sx?$/.test(file) ? file : `${version.name}:${file}`),
      // An extension knows better what to do.
      hint: (each.isFixed && each.hint) || hintFor(each.rule, version.name),
    }));
}

/** What the page needs of today's site may come back; what its own text has wrong cannot be corrected at a tag. */
function hintFor(rule: Diagnostic['rule'], version: string): string {
  return /import|component|render|island/.test(rule)
    ? `Bring back what the page needs; docs versions freeze ${version} then stores the version as it is rendered, and it may go`
    : `Correct the page on a branch, and read the version from it: git switch -c docs-${version} with the tag of the version, then '${version}': 'docs-${version}'`;
}

/** The hint of a missing package names its tarball, if the engine was installed from one; pages are compiled without knowing. */
function withInstallLine(problem: Diagnostic, root: string): Diagnostic {
  if (problem.rule !== 'missing-package' || problem.hint === undefined) return problem;
  const hint = problem.hint.replace(/npm install -D (@stilldocs\/[\w-]+)/, (_, name: string) =>
    installLine(name, root),
  );
  return { ...problem, hint };
}
