import { dirname, join } from 'node:path';
import { type CompiledPage, createCompiler } from '../../../core/src/content/compile.ts';
import type { FeatureSource } from '../../../core/src/content/source/features.ts';
import { englishLabels } from '../../../core/src/shared/config/labels-config.ts';
import type { ApiReference } from '../api-reference.ts';
import { openapi } from '../index.ts';
import * as texts from '../labels.ts';

const file = join(import.meta.dirname, '../feature.ts');
const { name: extension, rules } = openapi();

/** The feature of API references, from its source. */
export const openapiFeature = {
  ...{ extension, file, version: 'test', folder: dirname(file), rules },
} satisfies FeatureSource;

/** The texts of the engine and of the package. */
export const labels = { ...englishLabels, ...texts };

/** A compiler of pages with references. */
export const compilerFor = (root: string, base = '') =>
  createCompiler({ root, base, pagesDir: 'pages', features: [openapiFeature], labels });

/** The reference of a compiled page, with the former ids of its headings; undefined without one. */
export function referenceOf({ added }: CompiledPage) {
  const [content] = added ?? [];
  return content && { ...(content.data as ApiReference), aliases: content.aliases };
}
