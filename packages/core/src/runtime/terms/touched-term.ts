import { report } from '../browser/failure.ts';
import { payloadOfLink } from '../navigation/payloads.ts';

/** Shows the explanation of a touched term. The code for it loads with the first touch of a term. */
export function showTouchedTerm(event: Event): void {
  const target = event.target as Element;
  const term = target.closest?.<HTMLAnchorElement>('.Term');
  if (!term) return;
  if (event.type === 'click') {
    // Touch screens have no hover: the first tap shows the explanation, the next one follows the
    // link.
    if (term.matches('[aria-describedby]') || !matchMedia('(hover:none)').matches) return;
    event.preventDefault();
  }
  import('./term-triggers.ts')
    // Passed as an argument: an import in that module would split shared code into a chunk that
    // every page fetches.
    .then((triggers) => triggers.touchTerm(term, event, payloadOfLink))
    .catch(report);
}
