import type { PageDocument } from '../document.ts';
import type { Bound } from './phrases.ts';
import { lineOf } from '../read.ts';
import type { World } from '../world.ts';

/** The claims within the words of a probe; words that the page lacks are a problem. */
export function findProbed(world: World, page: PageDocument): Bound {
  const to: Bound = { bound: new Map(), problems: [] };
  for (const { page: name, says, file } of world.statements) {
    if (name !== page.name) continue;
    const by = `probe of the published SDK: ${file}`;
    const [found] = page.text.matchAll(patternOf(says));
    if (!found) {
      const message = `Unexpected lack of "${says}", expected it by the ${by}: mend the text, or the probe`;
      to.problems.push({ file: page.file, line: lineOf(page, '*', says), message });
      continue;
    }
    const end = found.index + found[0].length;
    for (const claim of page.claims) {
      if (claim.start >= found.index && claim.end <= end) to.bound.set(claim, { by });
    }
  }
  return to;
}

/** A pattern for words on a page: they may span lines and labels of links. */
function patternOf(says: string): RegExp {
  const words = says
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((word) => word.replace(/^(.*?)([,:;]|\\\.)?$/, String.raw`\[?$1(?:\]\([^)]*\))?$2`));
  return new RegExp(words.join(String.raw`\s+`), 'g');
}
