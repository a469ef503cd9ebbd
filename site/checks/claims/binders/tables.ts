import { compare } from '../../drift/compare.ts';
import { comparisons } from '../../drift/comparisons.ts';
import { knownDifferences } from '../../drift/known-differences.ts';
import type { Problem } from '../../problem.ts';
import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import { asRead } from '../read.ts';
import { membersOf, type World } from '../world.ts';

const knownKeys = new Set(knownDifferences.flatMap(({ keys }) => keys));

/**
 * Compares the tables with the members of a type with the SDK. A difference in
 * `drift/known-differences.ts` is allowed; a listed difference that no longer exists is a problem.
 */
export function checkTypes(world: World, page: PageDocument): Problem[] {
  const problems: Problem[] = [];
  const found = new Set<string>();
  for (const part of comparisons.filter(({ page: name }) => name === page.name)) {
    const declared = world.sdk.types[world.typeAt.get(part.type)!];
    const section = page.sections.find(({ heading }) => heading === part.heading);
    if (!section) {
      const message = `Unexpected lack of a section "${part.heading}", expected one (drift/comparisons.ts)`;
      problems.push({ file: page.file, line: 1, message });
    } else if (!Array.isArray(declared)) {
      const message = `Unexpected description of ${part.type}: ${declared}`;
      problems.push({ file: page.file, line: section.line, message });
    } else {
      for (const difference of compare(page, part, declared)) {
        found.add(difference.key);
        if (!knownKeys.has(difference.key)) problems.push(difference);
      }
    }
  }
  problems.push(...checkTexts(world, page));
  for (const key of knownKeys) {
    if (!key.startsWith(`${page.name}#`) || found.has(key)) continue;
    const heading = comparisons.find((part) =>
      key.startsWith(`${part.page}#${part.heading} `),
    )?.heading;
    const line = page.sections.find((section) => section.heading === heading)?.line ?? 1;
    const message = `Unexpected known difference "${key}", expected an existing one: remove it from drift/known-differences.ts`;
    problems.push({ file: page.file, line, message });
  }
  return problems;
}

/** The quoted texts of a Type column that the type does not allow, if it lists some. */
function checkTexts(world: World, page: PageDocument): Problem[] {
  return page.claims.flatMap((claim): Problem[] => {
    const { place, kind, text, file, line } = claim;
    if (kind !== 'code' || place?.head[place.column] !== 'Type') return [];
    const typed = typeOf(world, page, claim);
    const allowed = typed?.members.flatMap(({ literals }) => literals) ?? [];
    if (!typed || allowed.length === 0) return [];
    const quoted = [...text.matchAll(/'([^']+)'/g)].map(([, value]) => value!);
    const wrong = quoted.filter((value) => !allowed.includes(value));
    if (wrong.length === 0) return [];
    const message = `Unexpected '${wrong.join("', '")}', expected some of '${allowed.join("', '")}' by ${typed.part.type}`;
    return [{ file, line, message }];
  });
}

/** The comparison of a cell, and the members in its row. */
export function typeOf(world: World, page: PageDocument, { place, sections }: Claim) {
  if (!place) return undefined;
  const part = comparisons.find(
    ({ page: name, heading, table = place.table }) =>
      name === page.name && heading === sections[0] && table === place.table,
  );
  if (!part) return undefined;
  const subject = asRead(place.subject, world.facts);
  const names = subject.split(', ').map((name) => name.replace(/\(.*/, '').replaceAll("'", ''));
  const parts = comparisons.filter(
    (other) => other.page === page.name && other.heading === part.heading,
  );
  const members = parts.flatMap(({ type, prefix = '' }) =>
    membersOf(world, type).filter(({ name }) => names.includes(prefix + name)),
  );
  return members.length > 0 ? { part, members } : undefined;
}
