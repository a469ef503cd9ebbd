import type { Problem } from '../problem.ts';
import type { PageDocument } from './document.ts';
import type { SectionRules } from './rules.ts';
import { lineOf } from './read.ts';
import { isExport, type World } from './world.ts';

const hasSection = ({ sections }: PageDocument, heading: string) =>
  heading === '*' || sections.some((section) => section.heading === heading);

/** The rules of a page for its existing sections, by heading. */
export function rulesOf(world: World, page: PageDocument): [string, SectionRules][] {
  return Object.entries(world.rules[page.name] ?? {}).filter(([heading]) =>
    hasSection(page, heading),
  );
}

/** The names that rules of a section list as exports of the SDK, but that it does not export. */
export function lackingExports(world: World, page: PageDocument): Problem[] {
  return rulesOf(world, page).flatMap(([heading, { exports = '' }]) => {
    const names = exports.split(' ').filter((name) => name !== '' && !isExport(world, name));
    return names.map((name) => ({
      file: page.file,
      line: lineOf(page, heading, `\`${name}\``),
      message: `Unexpected ${name}, expected what the SDK exports: mend the text, or its rules in claims/rules`,
    }));
  });
}

/** The headings in rules that the page lacks: one message for each. */
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
