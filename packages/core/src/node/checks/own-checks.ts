import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { ruled, writtenRules } from '../../shared/diagnostics/own-rules.ts';
import type { CheckedPage } from '../../shared/extension/checked.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { notFoundPath } from '../site/discover.ts';
import { callExtension, collecting, type ExtensionTimes } from '../site/extensions.ts';
import type { Site } from '../site/site.ts';

/** The mistakes that `check` of each extension finds, or the mistake of an extension that throws. */
export async function checkByExtensions(
  { root, config, pages: sources }: Site,
  pages: ReadonlyMap<string, PageFacts>,
  times?: ExtensionTimes,
): Promise<Diagnostic[]> {
  const checking = config.extensions.filter(({ check }) => check);
  if (checking.length === 0) return [];
  const { title, lang, base, baseUrl } = config;
  const own = writtenRules(config);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const found: Diagnostic[] = [];
  const site = {
    ...{ root, title, lang, base, baseUrl },
    pages: [...pages.values()]
      .filter(({ path, diagnostics }) => path !== notFoundPath && !isUnusable(diagnostics))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((facts) => checkedPage(facts, texts.get(facts.path) ?? '')),
    report: (problem: Parameters<typeof ruled>[0]) => void found.push(ruled(problem, own)),
  };
  for (const { name: extension, check } of checking)
    await collecting(found, () =>
      callExtension({ extension, what: 'check' }, () => check!(site), times),
    );
  return found;
}

function checkedPage(facts: PageFacts, source: string): CheckedPage {
  const { path, file, frontMatter, headings, links } = facts;
  return { path, file, title: pageTitle(facts), frontMatter, headings, links, source };
}
