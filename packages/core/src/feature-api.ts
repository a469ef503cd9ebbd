/**
 * `stilldocs/feature`: what modules of `features` need of the engine: texts, addresses, HTML, places, mistakes. It
 * is loaded in every thread that compiles pages, so it holds nothing that compiling does not load anyway.
 */
import * as ids from './shared/document/chrome-ids.ts';

export { escapeHtml, unescapeHtml } from './shared/document/escape-html.ts';
export { fillLabel } from './shared/config/fill-label.ts';
export { fillPlural } from './shared/config/fill-plural.ts';
export {
  type Diagnostic,
  DiagnosticError,
  diagnosticsOf,
  errorWith,
} from './shared/diagnostics/diagnostic.ts';
export { ownRule } from './shared/diagnostics/own-rules.ts';
export type { OwnRuleName } from './shared/diagnostics/rules.ts';
export { nearest } from './shared/diagnostics/nearest.ts';
export { externalAttributes, type HrefKind, hrefKind } from './shared/page/href.ts';
export { internalHref } from './shared/page/paths.ts';
export { sourceOf } from './content/html/policy-sources.ts';
export { decodeText, readEncoding } from './content/source/decode-text.ts';
export { placesIn, yamlToJson } from './content/source/data-text.ts';
export { lineWithId } from './shared/search/line-ids.ts';
export { fence } from './content/twin/markdown-text.ts';
export { htmlMarkdown } from './content/twin/twin-markdown.ts';

/** The ids that the frame of every page has: content that a feature adds uses others. */
export const frameIds: readonly string[] = Object.values(ids);
