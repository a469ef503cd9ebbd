import type { SearchResult } from '../../shared/search/find-sections.ts';
import { make } from './search-element.ts';
import { optionOf } from './search-option.ts';
import { withUntranslated } from './untranslated-line.ts';
import * as labels from '../../shared/config/labels.ts';

/** The listbox of results. */
export interface SearchList {
  element: HTMLElement;
  /** Shows results and selects one of them. */
  show(results: SearchResult[], options: ShowOptions): void;
  /** Selects the option at a position; -1 for none. */
  select(position: number, scrolls: boolean): void;
  optionAt(position: number): HTMLAnchorElement | undefined;
  /** The result of an option. */
  resultOf(option: Element): SearchResult | undefined;
}

/** How the list shows results. */
export interface ShowOptions {
  showsDetails: boolean;
  /** The position of the selected result. */
  selected: number;
  /** Whether to scroll to the selected result. */
  scrolls: boolean;
}

/**
 * Creates the list. Results are links with the role `option`: the browser handles a middle click or a
 * Cmd+click, and a plain click is a soft navigation.
 *
 * @param field The combobox of the list.
 * @param onHover Called with the position of the result under the pointer.
 */
export function createSearchList(
  field: HTMLInputElement,
  onHover: (position: number) => void,
): SearchList {
  const element = make('div', {
    class: 'Search-results',
    id: 'docs-search-results',
    role: 'listbox',
    'aria-label': labels.searchResults,
  });
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', element.id);
  let options: HTMLAnchorElement[] = [];
  let results: SearchResult[] = [];
  let selected = -1;
  const pointer = followPointer(element, (target) => {
    const option = target.closest<HTMLAnchorElement>('[role="option"]');
    const position = option ? options.indexOf(option) : -1;
    if (position >= 0 && position !== selected) onHover(position);
  });
  const select = (position: number, scrolls: boolean) => {
    options[selected]?.setAttribute('aria-selected', 'false');
    selected = position;
    const option = options[position];
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    if (!scrolls) return;
    pointer.rest();
    option.scrollIntoView({ block: 'nearest' });
  };
  return {
    element,
    show(next, { showsDetails, scrolls, selected: position }) {
      // Read before the document changes: afterwards it would compute a layout.
      const isScrolled = element.parentElement!.scrollTop > 0;
      results = next;
      options = next.map((result, at) => optionOf(result, at, showsDetails));
      element.replaceChildren(...withUntranslated(options));
      element.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      pointer.rest();
      select(position, scrolls || isScrolled);
      // Computes the layout now: the frame, which comes soon, only has to paint.
      void element.offsetHeight;
    },
    select,
    optionAt: (position) => options[position],
    resultOf: (option) => results[options.indexOf(option as HTMLAnchorElement)],
  };
}

/**
 * Calls a function with what the pointer enters. Scrolling, and a change of the list, move results under
 * an idle pointer, which sends events, too: after `rest` they count only when the pointer has moved.
 */
function followPointer(element: HTMLElement, onEnter: (target: Element) => void): { rest(): void } {
  let isIdle = false;
  let last = '';
  element.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    const position = `${screenX},${screenY}`;
    if (position === last) return;
    last = position;
    isIdle = false;
    onEnter(target as Element);
  });
  element.addEventListener('pointerover', ({ target }) => {
    if (!isIdle) onEnter(target as Element);
  });
  return { rest: () => void (isIdle = true) };
}
