import type { SchemaProblem } from './check-schema.ts';

/** A part of a text, with the severity of its problem. */
export interface MarkedText {
  text: string;
  severity?: SchemaProblem['severity'];
}

/**
 * Cuts a text at the places of its problems. A place within an earlier one is shown as the earlier one; an
 * empty place, as at the end, shows the character before.
 */
export function marksOf(
  text: string,
  problems: readonly Pick<SchemaProblem, 'from' | 'to' | 'severity'>[],
): MarkedText[] {
  const parts: MarkedText[] = [];
  let at = 0;
  for (const { from, to, severity } of problems) {
    const begin = from === to ? Math.max(0, from - 1) : from;
    if (begin < at) continue;
    parts.push({ text: text.slice(at, begin) }, { text: text.slice(begin, to), severity });
    at = to;
  }
  return [...parts, { text: text.slice(at) }].filter((part) => part.text !== '');
}
