import type { SearchResult } from '../../shared/search/find-sections.ts';
import { hasModifier } from '../browser/modifiers.ts';
import type { SearchList } from './search-list.ts';
import { addRecentSearch, mirrorQuery } from './search-memory.ts';
import { textFragment } from './text-fragment.ts';

/** Loads the highlighter. It is loaded with the first results, before the reader chooses one. */
export const loadHighlights = () => import('./highlight-terms.ts');

/** An option of the list with its result. */
interface Choice {
  option: HTMLAnchorElement;
  result: SearchResult;
}

/** The actions of choosing a result. */
export interface SearchChoice {
  /** Opens a result in another tab; the dialog stays open. */
  openBeside(option: HTMLAnchorElement): void;
}

/**
 * Handles clicks on results.
 *
 * @param query Returns the query of the results.
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
  /** A plain click navigates and closes the dialog; any other click leaves the dialog open. */
  const onChoice = (event: MouseEvent) => {
    const choice = choiceOf(event);
    if (!choice) return;
    addRecentSearch(query());
    if (event.button !== 0 || hasModifier(event)) return;
    // The navigation, which follows, reads the address: it must not contain the query.
    mirrorQuery('');
    close();
    const { option, result } = choice;
    const url = new URL(option.href);
    loadHighlights().then(
      ({ highlightOnArrival }) => highlightOnArrival(url, result.terms),
      // The page is shown without highlights.
      () => undefined,
    );
    // The listener of the navigation, which runs first, loads a document if it cannot show the page
    // softly. The text fragment then highlights the terms.
    addEventListener('click', () => event.defaultPrevented && pointAtText(choice), { once: true });
  };
  list.element.addEventListener('click', onChoice);
  list.element.addEventListener('auxclick', onChoice);
  list.element.addEventListener('pointerdown', (event) => {
    const choice = choiceOf(event);
    if (!choice) return;
    const { button, metaKey, ctrlKey, shiftKey } = event;
    choice.option.href = choice.result.href;
    // The context menu of the second button opens links in other tabs.
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

/** Adds a text fragment with the result's terms to its link, for a page that loads as a document. */
function pointAtText({ option, result: { href, terms } }: Choice): void {
  option.href = href + textFragment(href, terms);
}
