/**
 * `stilldocs/node`: what packages need of the engine in Node. A package that adds a command, or reads a
 * built site, imports from here; everything else of the engine is private.
 */
export { type Diagnostic, DiagnosticError, errorWith } from './shared/diagnostics/diagnostic.ts';
export { nearest } from './shared/diagnostics/nearest.ts';
export { isFixedRule } from './shared/diagnostics/rules.ts';
export type {
  Command,
  CommandHelp,
  CommandOption,
  CommandValues,
} from './shared/extension/command.ts';
export { socialIcons } from './shared/config/config-values.ts';
export { configKeys } from './shared/config/config.ts';
export { frontMatterKeys } from './shared/config/front-matter.ts';
export { cleanPath, filesOfPage, isUnder } from './shared/page/paths.ts';
export { resultCap } from './shared/search/search-options.ts';
export type { SearchSection } from './shared/extension/page-feature.ts';
export { version } from './node/files/engine-version.ts';
export { installLine } from './node/files/packages.ts';
export { filesBelow } from './node/files/files-below.ts';
export { withClientDirective } from './node/bundler/client-directive.ts';
export { type EvaluatedModule, evaluateModule } from './node/bundler/evaluate-module.ts';
export { movedOptions } from './node/site/config/moved-options.ts';
export { formatDiagnostics, type ReportOptions } from './node/site/report.ts';
export {
  type BuiltSite as SiteOutput,
  NotThereError,
  openBuiltSite as openOutput,
  outputVersion,
} from './node/built/built-site.ts';
export {
  openBuiltEditions as openEditions,
  type WantedEdition,
} from './node/built/built-editions.ts';
export { checkSite, type SiteProblems } from './node/commands/check-site.ts';
export {
  type Rebuilt,
  type RebuiltDifference,
  rebuildPages,
} from './node/commands/rebuild-pages.ts';
export { outputFolder } from './node/commands/output-folder.ts';
