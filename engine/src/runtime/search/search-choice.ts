import type { SearchResult } from '../../shared/search/find-sections.ts';
import type { SearchList } from './search-list.ts';
import { addRecentSearch, mirrorQuery } from './search-memory.ts';
import { textFragment } from './text-fragment.ts';

/** Loaded with the first results, so that it is there when the reader chooses one. */
export const loadHighlights = () => import('./highlight-terms.ts');

/** A link of the list, with the result it shows. */
interface Choice {
  option: HTMLAnchorElement;
  result: SearchResult;
}

/** What choosing a result does. */
export interface SearchChoice {
  /** Opens a result in a tab of its own; the dialog stays. */
  openBeside(option: HTMLAnchorElement): void;
}

/**
 * Follows what the reader does with the results.
 *
 * @param query What the results were found by.
 * @param close Closes the dialog.
 */
export function followChoices(
  list: SearchList,
  query: () => string,
  close: () => void,
): SearchChoice {
  const choiceOf = ({ target }: Event): Choice | undefined => {
    const option = (target as Element).closest<HTMLAnchorElement>('[role="option"]');
    const result = option && list.resultOf(option);
    return result ? { option: option!, result } : undefined;
  };
  /** A plain click leads to the result's page and closes; any other leaves the dialog as it is. */
  const onChoice = (event: MouseEvent) => {
    const choice = choiceOf(event);
    if (!choice) return;
    addRecentSearch(query());
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The navigation reads the address after this: the query must be out of it.
    mirrorQuery('');
    close();
    const { option, result } = choice;
    const url = new URL(option.href);
    loadHighlights().then(
      ({ highlightOnArrival }) => highlightOnArrival(url, result.terms),
      // The page is shown without them.
      () => undefined,
    );
    // The navigation, which hears the click first, follows the link again if it cannot show the page
    // in place. That document is marked by its address.
    addEventListener('click', () => event.defaultPrevented && pointAtText(choice), { once: true });
  };
  list.element.addEventListener('click', onChoice);
  list.element.addEventListener('auxclick', onChoice);
  list.element.addEventListener('pointerdown', (event) => {
    const choice = choiceOf(event);
    if (!choice) return;
    const { button, metaKey, ctrlKey, shiftKey } = event;
    choice.option.href = choice.result.href;
    // The second button leads to the menu from which links are opened in other tabs.
    if (button !== 0 || metaKey || ctrlKey || shiftKey) pointAtText(choice);
  });
  return {
    openBeside(option) {
      addRecentSearch(query());
      const { href, terms } = list.resultOf(option)!;
      open(new URL(href + textFragment(href, terms), location.href), '_blank', 'noopener');
    },
  };
}

/** Makes a result's link point at the text that was found, for a document that is to be loaded. */
function pointAtText({ option, result: { href, terms } }: Choice): void {
  option.href = href + textFragment(href, terms);
}
