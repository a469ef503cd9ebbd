import { join } from 'node:path';
import type { ApiReference } from '../../shared/page/api-reference.ts';
import { type CompiledPage, createCompiler } from '../compile.ts';
import type { FeatureSource } from '../source/features.ts';

/** The feature of API references, from its source. */
export const openapiFeature: FeatureSource = {
  extension: '@stilldocs/openapi',
  file: join(import.meta.dirname, 'feature.ts'),
  version: 'test',
  folder: import.meta.dirname,
};

/** A compiler of pages with references. */
export const compilerFor = (root: string, base = '') =>
  createCompiler({ root, base, pagesDir: 'pages', features: [openapiFeature] });

/** The reference of a compiled page, with the former ids of its headings; undefined without one. */
export function referenceOf({ added }: CompiledPage) {
  const [content] = added ?? [];
  return content && { ...(content.data as ApiReference), aliases: content.aliases };
}
