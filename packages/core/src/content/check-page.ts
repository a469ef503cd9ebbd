import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { ruled } from '../shared/diagnostics/own-rules.ts';
import { type PageFacts, type PageSource, pageTitle } from '../shared/page/page.ts';
import { failure } from './source/failure.ts';
import { noteRead } from './source/file-version.ts';
import type { Features } from './source/features.ts';

/** Adds the mistakes that the checks of features find to a page's facts. */
export async function checkPage(
  { checks, rules }: Pick<Features, 'checks' | 'rules'>,
  facts: PageFacts,
  { source, root }: { source: PageSource; root: string },
): Promise<PageFacts> {
  if (checks.length === 0) return facts;
  const { path, file, frontMatter, headings, links } = facts;
  const reads = { ...facts.reads };
  const diagnostics: Diagnostic[] = [];
  const page = { path, file, title: pageTitle(facts), frontMatter, headings, links };
  for (const { extension, check } of checks)
    try {
      await check({
        ...{ ...page, root, source: source.text },
        report: (problem) => diagnostics.push({ file, ...ruled(problem, rules) }),
        reads: (read) => noteRead(reads, read),
      });
    } catch (error) {
      diagnostics.push(...failure(error, extension, file, 'the check of the page'));
    }
  return { ...facts, reads, diagnostics: [...facts.diagnostics, ...diagnostics] };
}
