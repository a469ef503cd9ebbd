import { join } from 'node:path';
import { frontMatterSchema } from '../../shared/config/front-matter.ts';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import type {
  AddedContent,
  CompiledFeaturePage,
  PageFeature,
} from '../../shared/extension/page-feature.ts';
import { apiPages, type ApiPart } from './api-pages.ts';
import { placesInDocument } from './document-places.ts';
import { documentFile } from './read-document.ts';

/** The feature of API references: the key `openapi` of front matter adds one to a page. */
export default function openapi(): PageFeature {
  return {
    frontMatter: { openapi: frontMatterSchema.entries.openapi },
    pages: apiPages,
    after: addReference,
    contentStyles: './api.css',
    placesOf: ({ root, base, file, frontMatter }, href) =>
      typeof frontMatter.openapi === 'string'
        ? placesInDocument({ root, base }, documentFile(frontMatter.openapi, file), href)
        : [],
  };
}

/**
 * The API reference of a page's front matter.
 *
 * @returns Undefined, and reports, if the document cannot be shown.
 */
async function addReference(page: CompiledFeaturePage): Promise<AddedContent | undefined> {
  const { root, base, lang, labels, file, frontMatter, title } = page;
  const { openapi } = frontMatter;
  if (typeof openapi !== 'string') return undefined;
  page.reads(join(root, documentFile(openapi, file)));
  const { path, part } = (page.made as ApiPart | undefined) ?? { path: page.path, part: '' };
  try {
    const { describeApiPage } = await import('./describe-page.ts');
    const { page: shown, diagnostics } = await describeApiPage({
      ...{ root, base, lang, labels, page: file, openapi, path, part },
      hasTitle: title !== undefined,
      highlight: page.highlight,
    });
    for (const { line = 1, ...problem } of diagnostics) page.report({ line, ...problem });
    if (!shown) return undefined;
    const { referenceMarkdown } = await import('./reference-markdown.ts');
    const { reference, headings, anchors, servers } = shown;
    return {
      data: reference,
      headings,
      anchors,
      ...(servers.length > 0 && { sources: { 'connect-src': servers } }),
      markdown: referenceMarkdown(reference, labels),
    };
  } catch (error) {
    for (const problem of diagnosticsOf(error, file))
      page.report({
        ...problem,
        ...(problem.file === file && problem.line === undefined
          ? page.place('openapi')
          : { line: problem.line ?? 1 }),
      });
    return undefined;
  }
}
