import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { rules } from '../../shared/diagnostics/rules.ts';

/**
 * Characters that HTML does not allow: controls except white space, lone surrogates, noncharacters.
 */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
  /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
const allForbidden = new RegExp(forbidden, 'gu');

/**
 * Replaces every character that HTML does not allow by the replacement character, as browsers and
 * CommonMark do with NUL, and reports the first one.
 */
export function replaceControls(
  text: string,
  file: string,
): { text: string; diagnostics: Diagnostic[] } {
  const match = forbidden.exec(text);
  if (!match) return { text, diagnostics: [] };
  const code = match[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return {
    // The same number of code units, so that columns stay correct.
    text: text.replace(allForbidden, (character) => '\uFFFD'.repeat(character.length)),
    diagnostics: [
      {
        severity: rules['control-character'].severity,
        rule: 'control-character',
        message: `The character U+${code} cannot be shown`,
        hint: 'Delete it; most editors can show invisible characters',
        target: `U+${code}`,
        file,
        ...placeAt(text, match.index),
      },
    ],
  };
}
