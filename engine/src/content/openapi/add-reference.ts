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

/**
 * The API reference that a page's front matter asks for. What it brings is added to the page's facts:
 * headings, ids, the file it was read from, and what is wrong with that.
 *
 * @returns Undefined when there is nothing that could be shown.
 */
export async function addApiReference(
  facts: PageFacts,
  source: PageSource,
  { root, base }: { root: string; base: string },
  highlighter: () => Promise<Highlighter>,
): Promise<ApiReference | undefined> {
  const { openapi = '' } = facts.frontMatter;
  const { path, part } = source.api ?? { path: source.path, part: '' };
  noteRead(facts.reads, join(root, documentFile(openapi, source.file)));
  try {
    const { page, diagnostics } = await describeApiPage({
      ...{ root, base, page: source.file, openapi, path, part },
      hasTitle: facts.title !== undefined,
      highlighter,
    });
    facts.diagnostics.push(...diagnostics);
    if (!page) return undefined;
    facts.diagnostics.push(...takenIds(facts, page.anchors));
    facts.headings.push(...page.headings);
    facts.anchors.push(...page.anchors);
    if (page.servers.length > 0) facts.sources = { 'connect-src': page.servers };
    // The reference is drawn by components, and its links are checked as theirs are.
    facts.usesComponents = true;
    return page.reference;
  } catch (error) {
    const place = () => placeOfFrontMatter(source.text, 'openapi');
    facts.diagnostics.push(
      ...diagnosticsOf(error, source.file).map((it) =>
        it.file === source.file && it.line === undefined ? { ...it, ...place() } : it,
      ),
    );
    return undefined;
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
