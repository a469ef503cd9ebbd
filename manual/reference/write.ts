import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { commandLine } from './commands.ts';
import { configuration } from './configuration.ts';
import { costsOfExtensions, costsOfFeatures, figures } from './figures.ts';
import { extensionFields, extensionTypes, parts as replaceableParts } from './extension.ts';
import { frontMatter } from './front-matter.ts';
import { hosting } from './hosting.ts';
import { labels } from './labels.ts';
import { better, peers, searchSession } from './peers.ts';
import { samples } from './samples.ts';
import { syntax } from './syntax.ts';

import { swatchStyles, tokenTables } from './tokens.ts';

/** What pages import from `generated/`. */
const parts: Record<string, () => string> = {
  'better.md': better,
  'checks.md': checks,
  'commands.md': commandLine,
  'configuration.md': configuration,
  'extension.md': extensionFields,
  'extension-costs.md': costsOfExtensions,
  'feature-costs.md': costsOfFeatures,
  'extension-types.md': extensionTypes,
  'figures.md': figures,
  'front-matter.md': frontMatter,
  'hosting.md': hosting,
  'labels.md': labels,

  'syntax.md': syntax,
  'tokens.md': tokenTables,
  'parts.md': replaceableParts,
  'peers.md': peers,
  'search-session.md': searchSession,
  ...samples,
  'swatches.css': () => swatchStyles,
};

/** The folder of the written parts, which version control ignores. */
const folder = join(import.meta.dirname, '../generated');

/**
 * Writes the parts of the reference, from the tables and schemas of the engine. The configuration calls it,
 * so that a build, a check and `docs dev` after an edit of a table have them as the engine is.
 */
export function writeReference(): void {
  mkdirSync(join(folder, 'samples'), { recursive: true });
  for (const [name, make] of Object.entries(parts)) {
    const file = join(folder, name);
    const text = make();
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
