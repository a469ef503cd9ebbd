import { join } from 'node:path';
import type { ApiReference } from '../../shared/page/api-reference.ts';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { Highlighter } from '../code/highlight.ts';
import { noteRead } from '../source/file-version.ts';
import { placeOfFrontMatter } from '../source/read-front-matter.ts';
import { describeApiPage } from './describe-page.ts';
import { documentFile } from './read-document.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** What a reference depends on besides its page. */
interface ApiOptions {
  root: string;
  base: string;
  lang?: string | undefined;
  labels: Labels;
}

/**
 * The API reference that a page's front matter asks for, and the page's facts with what it brings:
 * headings, ids, the file it was read from, and what is wrong with that.
 *
 * @returns No reference when there is nothing that could be shown.
 */
export async function addApiReference(
  facts: PageFacts,
  source: PageSource,
  { root, base, lang = 'en', labels }: ApiOptions,
  highlighter: () => Promise<Highlighter>,
): Promise<{ facts: PageFacts; api?: ApiReference }> {
  const { openapi = '' } = facts.frontMatter;
  const { path, part } = source.api ?? { path: source.path, part: '' };
  const reads = { ...facts.reads };
  noteRead(reads, join(root, documentFile(openapi, source.file)));
  const withProblems = (found: Diagnostic[]) => ({
    ...facts,
    reads,
    diagnostics: [...facts.diagnostics, ...found],
  });
  try {
    const { page, diagnostics } = await describeApiPage({
      ...{ root, base, lang, labels, page: source.file, openapi, path, part },
      hasTitle: facts.title !== undefined,
      highlighter,
    });
    if (!page) return { facts: withProblems(diagnostics) };
    const { reference: api, headings, anchors, servers } = page;
    return {
      api,
      facts: {
        ...withProblems([...diagnostics, ...takenIds(facts, anchors)]),
        headings: [...facts.headings, ...headings],
        anchors: [...facts.anchors, ...anchors],
        ...(servers.length > 0 && { sources: { 'connect-src': servers } }),
        // The reference is drawn by components, and its links are checked as theirs are.
        usesComponents: true,
      },
    };
  } catch (error) {
    const place = () => placeOfFrontMatter(source.text, 'openapi');
    const problems = diagnosticsOf(error, source.file).map((it) =>
      it.file === source.file && it.line === undefined ? { ...it, ...place() } : it,
    );
    return { facts: withProblems(problems) };
  }
}

/** The ids of a reference come from its document: a heading of the page has to give way. */
function takenIds({ headings, file }: PageFacts, anchors: string[]): Diagnostic[] {
  return headings
    .filter(({ id }) => anchors.includes(id))
    .map(({ id, text, line }) => ({
      severity: rules['duplicate-id'].severity,
      rule: 'duplicate-id',
      message: `Unexpected id "${id}" of the heading “${text}”, expected one that the API reference below does not have`,
      hint: 'Change the heading',
      target: id,
      file,
      line,
    }));
}
