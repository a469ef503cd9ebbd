import type { Problem } from '../problem.ts';
import { bindPage, type Verdict } from './bind.ts';
import type { Claim } from './detect.ts';
import type { PageDocument } from './document.ts';
import { unbound } from './unbound.ts';
import type { World } from './world.ts';

/** A claim, its verdict, and the listed reason if it is unbound. */
export interface Checked {
  claim: Claim;
  verdict: Verdict | undefined;
  reason: string | undefined;
}

/** The problems of a page, and each of its claims. */
export interface PageReport {
  problems: Problem[];
  claims: Checked[];
}

const hint =
  'expected one that a type, a fact or a rule holds: see site/checks/claims/rules, or list it in unbound.ts with its reason';

/** Checks a page: contradictions, claims without a source, and reasons that no longer apply. */
export function checkPage(world: World, page: PageDocument): PageReport {
  const { verdicts, problems } = bindPage(world, page);
  const used = new Set<string>();
  const listed = unbound.filter((entry) => entry.page === page.name);
  const claims = [...verdicts].map(([claim, verdict]): Checked => {
    if (verdict) return { claim, verdict, reason: undefined };
    const entry = listed.find(
      ({ heading, texts }) => heading === claim.sections[0] && texts.includes(claim.text),
    );
    if (entry) used.add(`${entry.heading}\n${claim.text}`);
    return { claim, verdict, reason: entry?.reason };
  });
  for (const { claim, verdict, reason } of claims) {
    if (verdict || reason !== undefined) continue;
    const expected = claim.isFact ? 'expected one with a row in site/checks/claims/facts.ts' : hint;
    const message = `Unexpected ${claim.kind} "${claim.text}", ${expected}`;
    problems.push({ file: page.file, line: claim.line, message });
  }
  for (const { heading, texts } of listed) {
    const section = page.sections.find((candidate) => candidate.heading === heading);
    if (!section) {
      const message = `Unexpected lack of a section "${heading}", expected one: rename or remove it in unbound.ts`;
      problems.push({ file: page.file, line: 1, message });
      continue;
    }
    for (const text of texts) {
      if (used.has(`${heading}\n${text}`)) continue;
      const message = `Unexpected "${text}" in unbound.ts, expected a claim of this section that nothing holds: remove it there`;
      problems.push({ file: page.file, line: section.line, message });
    }
  }
  return { problems, claims };
}
