import type { Problem } from '../../problem.ts';
import type { Result, Verdict } from '../bind.ts';
import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import { checkSource } from './phrases.ts';
import { lineOf, namesIn } from '../read.ts';
import { rulesOf } from '../sections.ts';
import { membersOf, type World } from '../world.ts';

interface WholeList {
  heading: string;
  names: string[];
  source: string;
}

function listsOf(world: World, page: PageDocument): WholeList[] {
  return rulesOf(world, page).flatMap(([heading, { lists = [] }]) =>
    lists.map(([names, source]) => ({
      heading,
      source: typeof names === 'string' ? names : source,
      names: typeof names === 'string' ? membersOf(world, names).map(({ name }) => name) : names,
    })),
  );
}

/** The names in a list of the page, one per code span. */
const namedIn = ({ text, context, contextStart, start, end }: Claim) => {
  const written = context.slice(start - contextStart, end - contextStart);
  const spans = [...written.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  return spans.length > 1 ? spans.map((span) => span.replaceAll("'", '')) : namesIn(text);
};

/** Compares a list in code with the complete list of its section that shares the most names. */
export function bindList(world: World, page: PageDocument, claim: Claim): Verdict | undefined {
  const written = namedIn(claim);
  const near = listsOf(world, page).filter(
    ({ heading }) => heading === '*' || claim.sections.includes(heading),
  );
  const common = ({ names }: WholeList) => names.filter((name) => written.includes(name)).length;
  const [whole] = near.toSorted(
    (one, other) => common(other) - common(one) || one.names.length - other.names.length,
  );
  if (!whole || common(whole) * 2 < whole.names.length) return undefined;
  const extra = written.filter(
    (name, index) => !whole.names.includes(name) || written.indexOf(name) !== index,
  );
  const missing = whole.names.filter((name) => !written.includes(name));
  if (extra.length + missing.length === 0) {
    const lies = checkSource(
      world,
      whole.names.map((name) => `\`${name}\``).join(' '),
      whole.source,
    );
    return lies === undefined ? { by: whole.source } : { wrong: lies };
  }
  const parts = [
    ...(extra.length > 0 ? [`without ${extra.join(', ')}`] : []),
    ...(missing.length > 0 ? [`with ${missing.join(', ')}`] : []),
  ];
  return {
    wrong: `Unexpected list "${written.join(', ')}", expected it ${parts.join(' and ')} by ${whole.source}`,
  };
}

/** The complete lists of rules without a list on the page. */
export function unmatchedLists(
  world: World,
  page: PageDocument,
  verdicts: Result['verdicts'],
): Problem[] {
  const claims = page.claims.filter(
    ({ kind, text }) => kind === 'list' || /^\{ \w+(?:, \w+)+ \}$/.test(text),
  );
  return listsOf(world, page).flatMap(({ heading, names, source }) => {
    const found = claims.some((claim) => {
      const written = namedIn(claim);
      return verdicts.get(claim) && names.some((name) => written.includes(name));
    });
    if (found) return [];
    const line = lineOf(page, heading, names.map((name) => `\`${name}\``).join(' '));
    const message = `Unexpected lack of the list ${names.join(', ')}, expected it by ${source}`;
    return [{ file: page.file, line, message }];
  });
}
