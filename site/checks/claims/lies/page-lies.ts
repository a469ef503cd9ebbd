import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import type { World } from '../world.ts';
import type { Lie } from './lie.ts';
import { misspelled, pick } from './random.ts';

type Random = () => number;
/** Another text for a claim; `undefined` if none is certainly wrong. */
type Change = (
  random: Random,
  written: string,
  page: PageDocument,
  world: World,
  claim: Claim,
) => string | undefined;

const names = (text: string) => [...text.matchAll(/[A-Za-z_$][\w$]*/g)];
const literals = ['true', 'false', 'null', 'undefined'];
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
const flags: Record<string, string> = {
  required: 'optional',
  optional: 'required',
  'can be missing': 'required',
  deprecated: 'required',
};
const types = ['string', 'number', 'boolean', 'list', 'function'];

const changes: Record<Claim['kind'], Change> = {
  code(random, written, page, world) {
    // Not the file `/facts.json`.
    if (/(?<![\w/])facts\./.test(written)) {
      return written.replace(/facts\.(\w+)/, (_, name: string) => {
        const others = Object.keys(world.facts).filter(
          (key) => world.facts[key] !== world.facts[name],
        );
        return `facts.${pick(random, others)}`;
      });
    }
    const found = names(written);
    if (found.length === 0) {
      return /\d/.test(written)
        ? written.replace(/\d+/, (digits) => `${Number(digits) + 1}`)
        : undefined;
    }
    const { 0: name, index } = pick(random, found);
    const others = pool(page).filter((other) => other !== name);
    const another = literals.includes(name)
      ? pick(
          random,
          literals.filter((literal) => literal !== name),
        )
      : random() < 0.3
        ? pick(random, others)
        : misspelled(random, name);
    return written.slice(0, index) + another + written.slice(index + name.length);
  },
  number(random, written) {
    const word = words.indexOf(written.toLowerCase());
    if (word >= 0) return words[(word + 1) % words.length];
    const add = pick(random, [1, 2, 10]);
    return written.replace(/\d+/, (digits) => `${Number(digits) + add}`);
  },
  list(random, written, page) {
    const spans = [...written.matchAll(/`[^`]+`/g)];
    // A list of facts has none between backticks.
    if (spans.length < 2) return undefined;
    const chosen = pick(random, spans.slice(1));
    if (random() < 0.5) {
      const before = written.slice(0, chosen.index).replace(/(?:,|,? and|,? or)\s+\[?$/, '');
      return before + written.slice(chosen.index + chosen[0].length);
    }
    const own = spans.map(([span]) => span.slice(1, -1));
    const more = pick(
      random,
      pool(page).filter((name) => !own.includes(name)),
    );
    return `${written.slice(0, chosen.index)}\`${more}\`, ${written.slice(chosen.index)}`;
  },
  flag: (_, written) => flags[written.toLowerCase()],
  cell(random, written, _page, _world, claim) {
    if (claim.place!.head[claim.place!.column] !== 'Type') return undefined;
    const [word] = /^(?:string|number|boolean|list|array|function)\b/.exec(written) ?? [];
    if (word === undefined) return undefined;
    const others = types.filter((type) => type !== word && !(word === 'array' && type === 'list'));
    return written.replace(word, pick(random, others));
  },
};

const pools = new WeakMap<PageDocument, string[]>();

/** The names in the code of a page. */
function pool(page: PageDocument): string[] {
  const known = pools.get(page);
  if (known) return known;
  const spans = page.claims.filter(({ kind, isFact }) => kind === 'code' && !isFact);
  const all = [...new Set(spans.flatMap(({ text }) => names(text).map(([name]) => name)))];
  pools.set(page, all);
  return all;
}

/** Every place of the pages for a lie: claims, and rows of tables. */
export function pagePlaces(world: World): ((random: Random) => Lie | undefined)[] {
  return [...world.documents.values()].flatMap((page) => [
    ...page.claims.map((claim) => (random: Random) => changeClaim(random, world, page, claim)),
    ...rowsOf(page).map((row) => (random: Random) => changeRow(random, page, row)),
  ]);
}

function changeClaim(
  random: Random,
  world: World,
  page: PageDocument,
  claim: Claim,
): Lie | undefined {
  const { start, end, line, kind } = claim;
  const written = page.text.slice(start, end);
  const changed = changes[kind](random, written, page, world, claim);
  if (changed === undefined || changed === written) return undefined;
  return {
    kind: 'page',
    what: `${kind} "${written}" becomes "${changed}" at ${page.file}:${line}`,
    page: { file: page.file, text: page.text.slice(0, start) + changed + page.text.slice(end) },
    isRight: (place) => place.file === page.file && place.line === line,
  };
}

interface Row {
  /** The start of the row in the page's text; its end includes the line end. */
  start: number;
  end: number;
  line: number;
  /** The lines of valid messages about its table: from the heading to the last row. */
  from: number;
  to: number;
  name: string;
}

/** The rows of tables whose first cell is a name in code. */
function rowsOf(page: PageDocument): Row[] {
  const firsts = page.claims.filter(
    ({ kind, place, text }) =>
      kind === 'code' &&
      place?.column === 0 &&
      place.subject.replaceAll(/[`[\]]/g, '').trim() === text,
  );
  return firsts.map((claim) => {
    const table = page.claims.filter(
      ({ place, sections }) => place?.table === claim.place!.table && sections === claim.sections,
    );
    const heading = page.sections.findLast(({ line }) => line <= claim.line)!;
    const start = page.text.lastIndexOf('\n', claim.start) + 1;
    const end = page.text.indexOf('\n', claim.start) + 1;
    const to = Math.max(...table.map(({ line }) => line));
    return { start, end, line: claim.line, from: heading.line, to, name: claim.text };
  });
}

function changeRow(random: Random, page: PageDocument, row: Row): Lie {
  const { start, end, line, from, to, name } = row;
  const own = page.text.slice(start, end);
  const added = `${name}Mode`;
  const isLess = random() < 0.5;
  const instead = isLess ? '' : own + own.replace(`\`${name}\``, `\`${added}\``);
  return {
    kind: 'page',
    what: `row "${isLess ? name : added}" is ${isLess ? 'gone' : 'new'} at ${page.file}:${line}`,
    page: { file: page.file, text: page.text.slice(0, start) + instead + page.text.slice(end) },
    isRight: (place) =>
      place.file === page.file &&
      (isLess ? place.line >= from && place.line <= to : place.line === line + 1),
  };
}
