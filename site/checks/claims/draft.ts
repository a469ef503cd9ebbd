// Prints rules for the unbound claims of a page: `npm run claims:draft -- react/hooks.mdx`.
import { checkPage } from './check.ts';
import type { Claim } from './detect.ts';
import { asRead } from './read.ts';
import { readWorld } from './world.ts';

/** A placeholder, which `claims.test.ts` rejects. */
const source = 'SOURCE';
const world = readWorld();
const names = process.argv.slice(2);
const pages = [...world.documents.values()].filter(({ name }) => names.includes(name));
if (pages.length === 0) {
  throw new Error(`Unexpected page "${names.join(' ')}", expected such as react/hooks.mdx`);
}
for (const page of pages) {
  const open = checkPage(world, page)
    .claims.filter(({ verdict, reason }) => !verdict && reason === undefined)
    .map(({ claim }) => claim);
  const headings = [...new Set(open.map(({ sections }) => sections[0]!))];
  const sections = headings.map((heading) => {
    const own = open.filter((claim) => claim.sections[0] === heading);
    const lists = own
      .filter(({ kind }) => kind === 'list')
      .map((claim) => [namesOf(claim), source]);
    const prose = own.filter(({ kind, place }) => !place && kind !== 'list');
    const phrases = [...new Set(prose.map(phraseOf))].map((words) => [words, source]);
    const inTables = own.filter(({ place }) => place);
    const tables = [...new Set(inTables.map(({ place }) => place!.table))];
    const rows = tables.map((table) => ({
      source,
      table,
      of: Object.fromEntries(
        page.claims
          .filter((claim) => claim.sections[0] === heading && claim.place?.table === table)
          .map(({ place }) => place!.cells.map((cell) => asRead(cell, world.facts)))
          .map(([subject, ...cells]) => [subject, cells.map((cell) => `=${cell}`)]),
      ),
    }));
    const parts = { phrases, lists, rows };
    return [
      heading,
      Object.fromEntries(Object.entries(parts).filter(([, part]) => part.length > 0)),
    ];
  });
  console.log(JSON.stringify({ [page.name]: Object.fromEntries(sections) }, undefined, 2));
}

function namesOf({ text }: Claim): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!.replaceAll("'", ''));
}

/** A claim with the three words before it and the two after it. */
function phraseOf({ context, contextStart, start, end }: Claim): string {
  const before = context
    .slice(0, start - contextStart)
    .split(/\s+/)
    .slice(-4)
    .join(' ');
  const after = context
    .slice(end - contextStart)
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');
  const words = before + context.slice(start - contextStart, end - contextStart) + after;
  return words.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim();
}
