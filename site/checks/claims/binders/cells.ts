import type { Verdict } from '../bind.ts';
import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import { isOfKind } from './kinds.ts';
import { isLinkTo, linksAround } from './links.ts';
import { isMeaningOf } from './meaning.ts';
import { asRead } from '../read.ts';
import { rulesAt } from '../scope.ts';
import { typeOf } from './tables.ts';
import type { World } from '../world.ts';

/**
 * The source of a cell without a row in a rule: the type of its table, its parts, or, for its
 * meaning, the name in its row.
 */
export function bindCell(
  world: World,
  page: PageDocument,
  claim: Claim,
  parts: (Verdict | undefined)[],
): Verdict | undefined {
  const { head, column, subject } = claim.place!;
  const typed = typeOf(world, page, claim);
  const areBound = parts.every((part) => part && 'by' in part);
  if (parts.length > 0 && !areBound) return undefined;
  const cell = asRead(claim.context, world.facts);
  const isType = /^(?:Type|Signature)$/.test(head[column]!);
  if (typed && isType) {
    const kinds = typed.members.map((member) => isOfKind(cell, member.printed));
    if (kinds.includes(false)) {
      const types = typed.members.map(({ type }) => type).join(', ');
      return { wrong: `Unexpected type "${cell}", expected ${types} by ${typed.part.type}` };
    }
    const [, given] = /^\(([\w, ]*)\) =>/.exec(cell) ?? [];
    const names = given === undefined || given === '' ? [] : given.split(', ');
    const [member] = typed.members;
    if (member?.parameters && names.some((name, index) => member.parameters![index] !== name)) {
      return {
        wrong: `Unexpected parameters (${given}), expected (${member.parameters.join(', ')}) by ${typed.part.type}`,
      };
    }
    if (!kinds.includes(undefined)) return { by: typed.part.type };
  }
  const links = linksAround(world, page, claim);
  if (parts.length === 0 && links.length > 0) {
    if (
      links.some(({ label }) => label === cell.replace(/^see /i, '')) &&
      links.every((link) => isLinkTo(link, link.label))
    ) {
      return { by: 'the heading that its link leads to' };
    }
  }
  if (isType && !typed) return undefined;
  if (parts.length > 0) return { by: 'its parts' };
  if (
    typed &&
    column > 0 &&
    !isType &&
    typed.members.every(({ name }) => isMeaningOf(name, cell))
  ) {
    return { by: `name in ${typed.part.type}` };
  }
  const named =
    rulesAt(world, page.name, claim.sections).length > 0 ? asRead(subject, world.facts) : '';
  return named !== '' && column > 0 && /^[\w.]+$/.test(named) && isMeaningOf(named, cell)
    ? { by: `name ${named}` }
    : undefined;
}
