import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import type { Site } from '../site/site.ts';
import { applySettings } from './settings.ts';

/**
 * The problems of pages with the configured severities. Nobody corrects an earlier version: of its pages those count
 * that keep it from being shown.
 */
export function pageProblems(
  { config, version }: Pick<Site, 'config' | 'version'>,
  diagnostics: Diagnostic[],
): Diagnostic[] {
  if (!version) return applySettings(diagnostics, config.checks);
  return diagnostics
    .filter((each) => isUnusable([each]))
    .map(({ message, file, ...each }) => ({
      ...each,
      message: `Version ${version.name}: ${message}`,
      // The notation of Git: the file of today has other lines.
      file: file && `${version.name}:${file}`,
      // An extension knows better what to do.
      hint:
        (each.isFixed && each.hint) ||
        `Bring back what the page needs; docs versions freeze ${version.name} then stores the version as it is rendered, and it may go`,
    }));
}
