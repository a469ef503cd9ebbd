import type { Problem } from '../problem.ts';
import { bindCell } from './binders/cells.ts';
import type { Claim } from './detect.ts';
import { type PageDocument, slugOf } from './document.ts';
import { bindFact } from './facts.ts';
import { bindList, unmatchedLists } from './binders/lists.ts';
import { linksAround } from './binders/links.ts';
import { checkCommands } from './oracles/cli.ts';
import { bindVersion } from './binders/numbers.ts';
import { findPhrases } from './binders/phrases.ts';
import { findProbed } from './binders/probed.ts';
import { checkRows } from './binders/rows.ts';
import { bindCode } from './scope.ts';
import { lackingExports, lackingSections } from './sections.ts';
import { checkTypes, typeOf } from './binders/tables.ts';
import type { World } from './world.ts';

/** The result for a claim: its source, or its problem. */
export type Verdict = { by: string } | { wrong: string };

/** A page's claims with their verdicts, and other problems. */
export interface Result {
  verdicts: Map<Claim, Verdict | undefined>;
  problems: Problem[];
}

/** Compares the claims of a page with the sources in its rules. */
export function bindPage(world: World, page: PageDocument): Result {
  const phrases = findPhrases(world, page);
  const probed = findProbed(world, page);
  const rows = checkRows(world, page, probed);
  const problems = [...phrases.problems, ...rows.problems, ...probed.problems];
  problems.push(...checkTypes(world, page), ...checkCommands(page));
  problems.push(...lackingSections(world, page), ...lackingExports(world, page));
  const verdicts: Result['verdicts'] = new Map();
  const inside = (claim: Claim) =>
    page.claims.filter(
      (other) => other !== claim && other.start >= claim.start && other.end <= claim.end,
    );
  // A claim that contains others precedes them, so its parts are judged first.
  for (const claim of page.claims.toReversed()) {
    const said = phrases.bound.get(claim) ?? rows.bound.get(claim) ?? probed.bound.get(claim);
    // The words around a fact do not confirm its value.
    const verdict = (claim.isFact ? undefined : said) ?? verdictOf(claim) ?? said;
    verdicts.set(claim, verdict);
    // A complete list confirms its items.
    if (claim.kind === 'list' && verdict && 'by' in verdict) {
      for (const part of inside(claim)) verdicts.set(part, verdicts.get(part) ?? verdict);
    }
  }
  const differing = new Set(problems.map(({ line }) => line));
  problems.push(...unmatchedLists(world, page, verdicts));
  for (const claim of page.claims) {
    const verdict = verdicts.get(claim);
    if (verdict && 'wrong' in verdict) {
      problems.push({ file: page.file, line: claim.line, message: verdict.wrong });
    } else if (claim.kind === 'cell' && differing.has(claim.line)) verdicts.set(claim, undefined);
  }
  return { verdicts, problems };

  function verdictOf(claim: Claim): Verdict | undefined {
    if (claim.isFact) return bindFact(world, claim);
    if (claim.kind === 'number') return bindVersion(world, claim);
    if (claim.kind === 'list') return bindList(world, page, claim);
    if (claim.kind === 'code') {
      // A shape such as `{ width, height }` is a list of members.
      if (/^\{ \w+(?:, \w+)+ \}$/.test(claim.text)) return bindList(world, page, claim);
      const found = bindCode(world, page, claim);
      if (typeof found === 'string') return { by: found };
      const typed = claim.place?.column === 0 ? typeOf(world, page, claim) : undefined;
      if (typed) return { by: typed.part.type };
      const links = linksAround(world, page, claim);
      const link = links.find(({ label }) => label === claim.text);
      return link && slugOf(link.heading ?? '') === slugOf(claim.text)
        ? { by: 'the heading that its link leads to' }
        : undefined;
    }
    if (claim.kind === 'cell') {
      return bindCell(
        world,
        page,
        claim,
        inside(claim).map((part) => verdicts.get(part)),
      );
    }
    if (claim.kind === 'flag' && claim.place && typeOf(world, page, claim)) {
      const { head, column } = claim.place;
      if (/^(?:Type|Signature)$/.test(head[column]!)) return { by: 'type' };
    }
    return undefined;
  }
}
