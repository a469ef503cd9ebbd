import { join } from 'node:path';
import type { ApiReference } from '../../shared/page/api-reference.ts';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { Highlighter } from '../source/highlighter.ts';
import { noteRead } from '../source/file-version.ts';
import { placeOfFrontMatter } from '../source/read-front-matter.ts';
import { describeApiPage } from './describe-page.ts';
import { formerIds } from './former-ids.ts';
import { documentFile } from './read-document.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** The inputs of a reference besides its page. */
interface ApiOptions {
  root: string;
  base: string;
  lang?: string | undefined;
  labels: Labels;
}

/**
 * Adds the API reference of a page's front matter, and extends the page's facts: headings, ids, the
 * file of the document, and its mistakes.
 *
 * @returns No reference if the document cannot be shown.
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
    const former = formerIds(facts, anchors, source.text);
    // A later page has the headings of one group only.
    const mistakes = source.api ? [] : former.diagnostics;
    return {
      api: { ...api, aliases: former.aliases },
      facts: {
        ...withProblems([...diagnostics, ...takenIds(facts, anchors), ...mistakes]),
        headings: [...facts.headings, ...headings],
        anchors: [...facts.anchors, ...anchors, ...Object.values(former.aliases).flat()],
        ...(servers.length > 0 && { sources: { 'connect-src': servers } }),
        // Components render the reference; its links are checked like those of components.
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

/** Reports headings of the page with an id of the reference, whose ids come from the document. */
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
