import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';

/** The diagnostic of a component that a page neither imports nor has built in. */
export function unknownComponent(
  name: string,
  available: string[],
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic {
  const guess = nearest(name, available);
  return {
    severity: 'error',
    rule: 'unknown-component',
    message: `Unexpected component <${name}>, expected one that is imported or built in`,
    hint: guess ? `Did you mean <${guess}>?` : 'Import it at the top of the page',
    target: name,
    ...place,
  };
}
