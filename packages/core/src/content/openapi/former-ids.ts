import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { placeOfFrontMatter } from '../source/read-front-matter.ts';

/**
 * Finds the `aliases` of the front matter that are former ids of an API reference's headings.
 *
 * @param ids The ids of the reference on this page.
 * @param text The source of the page, for the places of mistakes.
 * @returns The former ids of each present id, and a diagnostic for each alias without a heading.
 */
export function formerIds({ frontMatter, anchors, file }: PageFacts, ids: string[], text: string) {
  const aliases = Object.create(null) as Record<string, string[]>;
  const diagnostics: Diagnostic[] = [];
  for (const [alias, id] of Object.entries(frontMatter.aliases ?? {})) {
    const isTaken = ids.includes(alias);
    // `rehypeHeadings` has added the aliases of the page's own headings.
    if (anchors.includes(alias) && !isTaken) continue;
    if (ids.includes(id) && !isTaken) {
      (aliases[id] ??= []).push(alias);
      continue;
    }
    const guess = nearest(id, [...anchors, ...ids]);
    diagnostics.push({
      severity: rules.alias.severity,
      rule: 'alias',
      target: isTaken ? alias : id,
      message: isTaken
        ? `Unexpected alias "${alias}", expected an id that the page no longer has`
        : `Unexpected alias "${alias}" of "${id}", expected the id of a heading of the page`,
      ...(isTaken
        ? { hint: 'Take it out of the front matter' }
        : guess && { hint: `Did you mean "${guess}"?` }),
      file,
      ...placeOfFrontMatter(text, 'aliases', alias),
    });
  }
  return { aliases, diagnostics };
}
