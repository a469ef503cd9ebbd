import type { SearchResult } from '../../shared/search/find-sections.ts';
import { make } from './search-element.ts';
import { optionOf } from './search-option.ts';
import * as labels from '../../shared/config/labels.ts';

/** The listbox of results. */
export interface SearchList {
  element: HTMLElement;
  /** Creates the options of results before they are shown. */
  prepare(results: SearchResult[], showsDetails: boolean): void;
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

/** Options that are created but not shown. */
interface PreparedOptions {
  results: SearchResult[];
  showsDetails: boolean;
  options: HTMLAnchorElement[];
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
  let prepared: PreparedOptions | undefined;
  let selected = -1;
  /** Whether the pointer has not moved since the last change of the list or the selection. */
  let isPointerIdle = false;
  let pointerPosition = '';

  const hover = (target: EventTarget | null) => {
    const option = (target as Element).closest<HTMLAnchorElement>('[role="option"]');
    const position = option ? options.indexOf(option) : -1;
    if (position < 0 || position === selected) return;
    onHover(position);
  };
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
    isPointerIdle = true;
    option.scrollIntoView({ block: 'nearest' });
  };
  element.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    // Scrolling moves results under an idle pointer, which sends this event, too.
    const position = `${screenX},${screenY}`;
    if (position === pointerPosition) return;
    pointerPosition = position;
    isPointerIdle = false;
    hover(target);
  });
  element.addEventListener('pointerover', ({ target }) => {
    if (!isPointerIdle) hover(target);
  });

  const createOptions = (results: SearchResult[], showsDetails: boolean) =>
    results.map((result, position) => optionOf(result, position, showsDetails));
  const takeOptions = (results: SearchResult[], showsDetails: boolean) => {
    const isPrepared = prepared?.results === results && prepared.showsDetails === showsDetails;
    const taken = isPrepared ? prepared!.options : createOptions(results, showsDetails);
    prepared = undefined;
    return taken;
  };

  return {
    element,
    prepare(results, showsDetails) {
      prepared = { results, showsDetails, options: createOptions(results, showsDetails) };
    },
    show(next, { showsDetails, scrolls, selected: position }) {
      // Read before the document changes: afterwards it would compute a layout.
      const isScrolled = element.parentElement!.scrollTop > 0;
      results = next;
      options = takeOptions(results, showsDetails);
      element.replaceChildren(...options);
      element.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      isPointerIdle = true;
      select(position, scrolls || isScrolled);
      // Computes the layout now: the frame, which comes soon, only has to paint.
      void element.offsetHeight;
    },
    select,
    optionAt: (position) => options[position],
    resultOf: (option) => results[options.indexOf(option as HTMLAnchorElement)],
  };
}
