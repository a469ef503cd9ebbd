import { compare } from '../drift/compare.ts';
import { comparisons } from '../drift/comparisons.ts';
import { knownDifferences } from '../drift/known-differences.ts';
import type { Problem } from '../problem.ts';
import type { Claim } from './detect.ts';
import type { PageDocument } from './document.ts';
import { asRead } from './read.ts';
import { membersOf } from './scope.ts';
import type { World } from './world.ts';

const known = new Set(knownDifferences.flatMap(({ keys }) => keys));

/** The tables that list the members of a type, held against the SDK. */
export function checkTypes(world: World, page: PageDocument): Problem[] {
  return comparisons
    .filter((part) => part.page === page.name)
    .flatMap((part): Problem[] => {
      const declared = world.sdk.types[world.typeAt.get(part.type)!];
      const section = page.sections.find(({ heading }) => heading === part.heading);
      if (!section) {
        const message = `Unexpected lack of a section "${part.heading}", expected one (drift/comparisons.ts)`;
        return [{ file: page.file, line: 1, message }];
      }
      if (!Array.isArray(declared)) {
        const message = `Unexpected description of ${part.type}: ${declared}`;
        return [{ file: page.file, line: section.line, message }];
      }
      return compare(page, part, declared).filter(({ key }) => !known.has(key));
    });
}

/** The comparison that a cell belongs to, and the members that its row names. */
export function typeOf(world: World, page: PageDocument, { place, sections }: Claim) {
  if (!place) return undefined;
  const part = comparisons.find(
    ({ page: name, heading, table = place.table }) =>
      name === page.name && heading === sections[0] && table === place.table,
  );
  if (!part) return undefined;
  const subject = asRead(place.subject, world.facts);
  const names = subject.split(', ').map((name) => name.replace(/\(.*/, '').replaceAll("'", ''));
  const parts = comparisons.filter((other) => other.page === page.name && other.heading === part.heading);
  const members = parts.flatMap(({ type, prefix = '' }) =>
    membersOf(world, type).filter(({ name }) => names.includes(prefix + name)),
  );
  return members.length > 0 ? { part, members } : undefined;
}
