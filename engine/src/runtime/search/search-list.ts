import type { SearchResult } from '../../shared/search/find-sections.ts';
import { make } from './search-element.ts';
import { optionOf, place, renewed } from './search-option.ts';
import * as labels from '../../shared/config/labels.ts';

/** The listbox of results and the selection in it. */
export interface SearchList {
  element: HTMLElement;
  /** Makes the options of results that are about to be shown. */
  prepare(results: SearchResult[], showsDetails: boolean): void;
  /** Draws results. The first is selected, or with `keep` the one that the reader selected. */
  show(results: SearchResult[], options: { showsDetails: boolean; keep: boolean }): void;
  /** Moves the selection by that many results, around the ends. */
  move(by: number): void;
  selected(): HTMLAnchorElement | undefined;
  /** The result that an option shows. */
  resultOf(option: Element): SearchResult | undefined;
}

/** Options that were made before they are shown. */
interface Prepared {
  results: SearchResult[];
  showsDetails: boolean;
  made: HTMLAnchorElement[];
}

/**
 * Makes the list. Results are links with the role of options: a middle click or Cmd+click is the
 * browser's, a plain click is a navigation of this site.
 *
 * @param field The combobox that the list belongs to.
 */
export function createSearchList(field: HTMLInputElement): SearchList {
  const element = make('div', {
    class: 'Search-results',
    id: 'docs-search-results',
    role: 'listbox',
    'aria-label': labels.searchResults,
  });
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', element.id);
  let options: HTMLAnchorElement[] = [];
  let shown: SearchResult[] = [];
  let prepared: Prepared | undefined;
  let index = -1;
  /** Whether the reader has selected what is selected. */
  let isChosen = false;
  /** Whether the pointer has rested since the keyboard was used last. */
  let usesKeyboard = false;
  let pointer = '';

  const select = (next: number, scroll: boolean) => {
    options[index]?.setAttribute('aria-selected', 'false');
    index = next;
    const option = options[index];
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    if (scroll) option.scrollIntoView({ block: 'nearest' });
  };
  element.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    // Scrolling moves results under a pointer that rests.
    const place = `${screenX},${screenY}`;
    if (place === pointer) return;
    pointer = place;
    usesKeyboard = false;
    hover(target);
  });
  element.addEventListener('pointerover', ({ target }) => {
    if (!usesKeyboard) hover(target);
  });
  const hover = (target: EventTarget | null) => {
    const option = (target as Element).closest<HTMLAnchorElement>('[role="option"]');
    const next = option ? options.indexOf(option) : -1;
    if (next < 0 || next === index) return;
    isChosen = true;
    select(next, false);
  };

  const makeAll = (results: SearchResult[], showsDetails: boolean) =>
    results.map((result, position) => optionOf(result, position, showsDetails));
  const take = (results: SearchResult[], showsDetails: boolean) => {
    const isReady = prepared?.results === results && prepared.showsDetails === showsDetails;
    const made = isReady ? prepared!.made : makeAll(results, showsDetails);
    prepared = undefined;
    return made;
  };

  return {
    element,
    prepare(results, showsDetails) {
      prepared = { results, showsDetails, made: makeAll(results, showsDetails) };
    },
    show(results, { showsDetails, keep }) {
      isChosen &&= keep;
      const kept = isChosen ? shown[index]?.href : undefined;
      // Asked for while nothing has changed: afterwards it would cost a layout of its own.
      const isScrolled = element.parentElement!.scrollTop > 0;
      // What is there again stays in the document: a click that has begun on it goes on.
      const known = new Map(keep ? shown.map(({ href }, at) => [href, options[at]!]) : []);
      shown = results;
      options = take(results, showsDetails).map((option, at) =>
        renewed(known.get(results[at]!.href), option),
      );
      place(element, options);
      element.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      usesKeyboard = true;
      const same = results.findIndex(({ href }) => href === kept);
      select(same >= 0 ? same : options.length > 0 ? 0 : -1, keep || isScrolled);
      // Laid out now, not in the frame: that comes late enough, and has to paint.
      void element.offsetHeight;
    },
    move(by) {
      if (options.length === 0) return;
      usesKeyboard = true;
      isChosen = true;
      select((index + by + options.length) % options.length, true);
    },
    selected: () => options[index],
    resultOf: (option) => shown[options.indexOf(option as HTMLAnchorElement)],
  };
}
