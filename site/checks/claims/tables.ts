import { compare } from '../drift/compare.ts';
import { type Comparison, comparisons } from '../drift/comparisons.ts';
import { knownDifferences } from '../drift/known-differences.ts';
import type { Problem } from '../problem.ts';
import type { Claim } from './detect.ts';
import type { PageDocument } from './document.ts';
import { asRead } from './read.ts';
import { membersOf, type World } from './world.ts';

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
      const found = compare(page, part, declared);
      const own = new Set(found.map(({ key }) => key));
      const gone = [...known].filter((key) => isOf(part, key) && !own.has(key));
      return [
        ...found.filter(({ key }) => !known.has(key)),
        ...gone.map((key) => ({
          file: page.file,
          line: section.line,
          message: `Unexpected known difference ${key}, expected one that there is: mend known-differences.ts`,
        })),
      ];
    });
}

/** Whether a known difference is one of a comparison: of its section, and of its prefix. */
function isOf({ page, heading, prefix = '' }: Comparison, key: string): boolean {
  const start = `${page}#${heading} `;
  if (!key.startsWith(start)) return false;
  const name = key.slice(start.length).split(' ').at(-1)!;
  const own = comparisons.filter((other) => other.page === page && other.heading === heading);
  const longest = own
    .map((other) => other.prefix ?? '')
    .filter((other) => name.startsWith(other))
    .toSorted((one, other) => other.length - one.length)[0];
  return longest === prefix && own.filter((other) => (other.prefix ?? '') === prefix).length === 1;
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
