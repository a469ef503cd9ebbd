import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';

/** What is said of a component that a page does not have; `known` are the names it could mean. */
export function unknownComponent(
  name: string,
  known: string[],
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic {
  const guess = nearest(name, known);
  return {
    severity: 'error',
    rule: 'unknown-component',
    message: `Unexpected component <${name}>, expected one that is imported or built in`,
    hint: guess ? `Did you mean <${guess}>?` : 'Import it at the top of the page',
    target: name,
    ...place,
  };
}
