import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import { type Bound, checkSource } from './phrases.ts';
import { asRead } from '../read.ts';
import { typeOf } from './tables.ts';
import { rulesOf } from '../sections.ts';
import { unbound } from '../unbound.ts';
import type { World } from '../world.ts';

/**
 * Compares tables with the rows of rules. A table without a type has exactly these rows; in a table
 * with a type they are additional.
 *
 * @param probed The claims that probes bind: a row with one of them needs no rule.
 */
export function checkRows(world: World, page: PageDocument, probed: Bound): Bound {
  const bound: Bound = { bound: new Map(), problems: [] };
  for (const [heading, { rows = [] }] of rulesOf(world, page)) {
    for (const rule of rows) {
      const inTable = page.claims.filter(
        ({ place, sections }) =>
          place && sections[0] === heading && (rule.table ?? place.table) === place.table,
      );
      const subjects = new Map<string, Claim[]>();
      for (const claim of inTable) {
        const subject = asRead(claim.place!.subject, world.facts);
        subjects.set(subject, [...(subjects.get(subject) ?? []), claim]);
      }
      const at = { file: page.file };
      const whole = { ...at, line: inTable[0]?.line ?? lineOf(page, heading) };
      // Rows of a table may have several sources, or be in the list of unbound claims.
      const isKnown = (subject: string) => {
        const { table } = subjects.get(subject)![0]!.place!;
        return (
          rows.some(
            (other) => (other.table ?? table) === table && Object.hasOwn(other.of, subject),
          ) || isListed(world, page, heading, subject)
        );
      };
      for (const [subject, columns] of Object.entries(rule.of)) {
        const claims = subjects.get(subject);
        if (claims) bindRow(world, page, claims, columns, rule.source, bound);
        else {
          // If one row has another name, the message is at that row.
          const [other, ...others] = [...subjects.keys()].filter((name) => !isKnown(name));
          const line =
            other !== undefined && others.length === 0 ? subjects.get(other)![0]!.line : whole.line;
          bound.problems.push({ ...whole, line, message: lacking(subject, rule.source) });
        }
      }
      for (const [subject, claims] of subjects) {
        if (isKnown(subject) || claims.some((claim) => probed.bound.has(claim))) continue;
        if (inTable.some((claim) => typeOf(world, page, claim))) continue;
        bound.problems.push({
          ...at,
          line: claims[0]!.line,
          message: unknown(subject, rule.source),
        });
      }
    }
  }
  return bound;
}

/** Whether `unbound.ts` has a row of a section. */
const isListed = (world: World, page: PageDocument, heading: string, subject: string) =>
  unbound.some(
    (entry) =>
      entry.page === page.name &&
      entry.heading === heading &&
      entry.texts.some((text) => asRead(text, world.facts) === subject),
  );

const lacking = (subject: string, source: string) =>
  `Unexpected lack of a row "${subject}", expected it by ${source}: mend the table, or its rows in claims/rules`;
const unknown = (subject: string, source: string) =>
  `Unexpected row "${subject}", expected one of those by ${source}: mend the table, or its rows in claims/rules`;

function bindRow(
  world: World,
  page: PageDocument,
  claims: Claim[],
  columns: string[],
  source: string,
  to: Bound,
) {
  for (const claim of claims) {
    const { column, cells } = claim.place!;
    const cell = asRead(cells[column]!, world.facts);
    const lies = checkSource(world, codeOf(cells[column]!), source, page);
    if (column === 0) {
      to.bound.set(claim, lies === undefined ? { by: source } : { wrong: lies });
      continue;
    }
    const wanted = columns[column - 1] ?? '';
    if (wanted === '') continue;
    const missing = wanted.startsWith('=')
      ? [wanted.slice(1)].filter((text) => text !== cell)
      : wanted.split(' ').filter((word) => !cell.toLowerCase().includes(word.toLowerCase()));
    if (missing.length > 0) {
      const message = `Unexpected "${cell}", expected ${missing.join(', ')} by ${source}: mend the cell, or its row in claims/rules`;
      if (
        claim.kind === 'cell' ||
        claim.text === cell ||
        !claims.some((other) => other.kind === 'cell' && other.place!.column === column)
      )
        to.bound.set(claim, { wrong: message });
      continue;
    }
    const said = wanted.startsWith('=') || claim.kind === 'cell';
    const own = asRead(claim.isFact ? `{${claim.text}}` : claim.text, world.facts);
    if (said || (claim.kind === 'flag' ? wanted.includes(own) : wanted.split(' ').includes(own)))
      to.bound.set(claim, lies === undefined ? { by: source } : { wrong: lies });
  }
}

/** The code of a cell, which a source must confirm. */
const codeOf = (cell: string) => cell.match(/`[^`]+`/g)?.join(' ') ?? '';

const lineOf = (page: PageDocument, heading: string) =>
  page.sections.find((section) => section.heading === heading)?.line ?? 1;
