import { diagnosticsOf, internalHref } from 'stilldocs/feature';
import type { AddedContent, CompiledFeaturePage, PageFeature } from 'stilldocs';
import { join } from 'node:path';
import { apiPages, type ApiPart, apiSidebar } from './pages/api-pages.ts';
import { elsewhere } from './document/elsewhere.ts';
import { placesInDocument } from './problems/document-places.ts';
import type { OpenapiOptions } from './index.ts';
import type { OwnLabel } from './own-label.ts';
import { isAddress, referenceKey, requestedReference } from './document/reference-key.ts';

// For the child process that waits for documents from elsewhere.
export { loadElsewhere } from './document/load-elsewhere.ts';

/** The feature of API references: the key `openapi` of front matter adds one to a page. */
export default function openapi(options: OpenapiOptions = {}): PageFeature<OwnLabel> {
  const { remotes = [], maxAge = 24 } = options;
  Object.assign(elsewhere, { module: import.meta.url, remotes, maxAge });
  return {
    frontMatter: { openapi: referenceKey },
    pages: apiPages,
    sidebar: apiSidebar,
    after: (page) => addReference(page, options),
    contentStyles: './styles/api.css',
    placesOf: ({ root, base, file, frontMatter }, href) => {
      const requested = requestedReference(frontMatter, file);
      if (!requested) return [];
      return placesInDocument({ root, base, page: file }, requested.file, href);
    },
  };
}

/**
 * The API reference of a page's front matter.
 *
 * @returns Undefined, and reports, if the document cannot be shown.
 */
async function addReference(
  page: CompiledFeaturePage<OwnLabel>,
  { samples: languages, proxy }: OpenapiOptions,
): Promise<AddedContent | undefined> {
  const { root, base, lang, labels, file, frontMatter, title } = page;
  const requested = requestedReference(frontMatter, file);
  if (!requested) return undefined;
  if (!isAddress(requested.file)) page.reads(join(root, requested.file));
  const { path, part } = (page.made as ApiPart | undefined) ?? { path: page.path, part: '' };
  try {
    const { describeApiPage } = await import('./pages/describe-page.ts');
    const { page: shown, diagnostics } = await describeApiPage({
      ...{ root, base, lang, labels, page: file, requested, path, part },
      hasTitle: title !== undefined,
      languages,
      proxy,
      reads: (files) => files.forEach((each) => page.reads(join(root, each))),
      highlight: page.highlight,
    });
    for (const { line = 1, ...problem } of diagnostics) page.report({ line, ...problem });
    if (!shown) return undefined;
    const { referenceMarkdown } = await import('./pages/reference-markdown.ts');
    const { referenceSections } = await import('./pages/reference-search.ts');
    const { reference, headings, anchors, sources } = shown;
    // The twin of a page with one operation is the operation's.
    const twins = reference.isOperation
      ? []
      : reference.groups.flatMap(({ operations }) => operations.map(({ id }) => id));
    const twinOf = (id: string) => internalHref(base, `${page.path}/${id}.md`);
    return {
      data: reference,
      title: reference.title,
      sections: referenceSections(reference, labels),
      headings,
      anchors,
      sources,
      markdown: referenceMarkdown(reference, labels, reference.isOperation ? undefined : twinOf),
      twins,
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
