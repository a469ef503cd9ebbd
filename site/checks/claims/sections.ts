import type { Problem } from '../problem.ts';
import type { PageDocument } from './document.ts';
import type { SectionRules } from './rules.ts';
import type { World } from './world.ts';

const hasSection = ({ sections }: PageDocument, heading: string) =>
  heading === '*' || sections.some((section) => section.heading === heading);

/** The rules of a page whose sections the page has, by heading. */
export function rulesOf(world: World, page: PageDocument): [string, SectionRules][] {
  return Object.entries(world.rules[page.name] ?? {}).filter(([heading]) =>
    hasSection(page, heading),
  );
}

/** The headings that rules name and the page has not: one message for each. */
export function lackingSections(world: World, page: PageDocument): Problem[] {
  const headings = Object.keys(world.rules[page.name] ?? {});
  return headings
    .filter((heading) => !hasSection(page, heading))
    .map((heading) => ({
      file: page.file,
      line: 1,
      message: `Unexpected lack of a section "${heading}", expected one: rename or remove its rules in claims/rules`,
    }));
}
