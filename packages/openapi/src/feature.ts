import * as v from 'valibot';
import { diagnosticsOf } from 'stilldocs/feature';
import type { AddedContent, CompiledFeaturePage, PageFeature } from 'stilldocs';
import { join } from 'node:path';
import { apiPages, type ApiPart } from './document/api-pages.ts';
import { placesInDocument } from './document/document-places.ts';
import type { OwnLabel } from './own-label.ts';
import { documentFile } from './document/read-document.ts';

/** The key of front matter. */
const documentKey = v.pipe(
  v.string(),
  v.description(
    'An OpenAPI 3.0 or 3.1 document, JSON or YAML, whose reference the page shows below its own text: relative to the page, or from the site’s root as `~/openapi.json`. A large one takes a page for each tag.',
  ),
);

/** The feature of API references: the key `openapi` of front matter adds one to a page. */
export default function openapi(): PageFeature<OwnLabel> {
  return {
    frontMatter: { openapi: documentKey },
    pages: apiPages,
    after: addReference,
    contentStyles: './styles/api.css',
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
async function addReference(
  page: CompiledFeaturePage<OwnLabel>,
): Promise<AddedContent | undefined> {
  const { root, base, lang, labels, file, frontMatter, title } = page;
  const { openapi } = frontMatter;
  if (typeof openapi !== 'string') return undefined;
  page.reads(join(root, documentFile(openapi, file)));
  const { path, part } = (page.made as ApiPart | undefined) ?? { path: page.path, part: '' };
  try {
    const { describeApiPage } = await import('./document/describe-page.ts');
    const { page: shown, diagnostics } = await describeApiPage({
      ...{ root, base, lang, labels, page: file, openapi, path, part },
      hasTitle: title !== undefined,
      highlight: page.highlight,
    });
    for (const { line = 1, ...problem } of diagnostics) page.report({ line, ...problem });
    if (!shown) return undefined;
    const { referenceMarkdown } = await import('./document/reference-markdown.ts');
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
