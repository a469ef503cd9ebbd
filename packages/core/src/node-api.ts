/**
 * `stilldocs/node`: what packages need of the engine in Node. A package that adds a command, or reads a
 * built site, imports from here; everything else of the engine is private.
 */
export { type Diagnostic, DiagnosticError } from './shared/diagnostics/diagnostic.ts';
export { nearest } from './shared/diagnostics/nearest.ts';
export type {
  Command,
  CommandHelp,
  CommandOption,
  CommandValues,
} from './shared/extension/command.ts';
export { isUnder } from './shared/page/paths.ts';
export { resultCap } from './shared/search/search-options.ts';
export type { SearchSection } from './content/html/search-sections.ts';
export { version } from './node/files/engine-version.ts';
export {
  type BuiltSite as SiteOutput,
  NotThereError,
  openBuiltSite as openOutput,
  outputVersion,
} from './node/built/built-site.ts';
export { outputFolder } from './node/commands/output-folder.ts';
