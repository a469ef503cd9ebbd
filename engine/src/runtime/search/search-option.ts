import type { SearchResult } from '../../shared/search/find-sections.ts';
import { make, marked, pageIcon } from './search-element.ts';

/** Gives a retained option the content of a new one; without a retained option, returns the new one. */
export function updateOption(
  retained: HTMLAnchorElement | undefined,
  option: HTMLAnchorElement,
): HTMLAnchorElement {
  if (!retained) return option;
  retained.id = option.id;
  retained.href = option.href;
  retained.setAttribute('aria-selected', 'false');
  retained.replaceChildren(...option.childNodes);
  return retained;
}

/** Makes options the children of an element; an option that is in its place is not moved. */
export function placeOptions(element: HTMLElement, options: HTMLElement[]): void {
  for (const [position, option] of options.entries()) {
    const current = element.children[position];
    if (current !== option) element.insertBefore(option, current ?? null);
  }
  while (element.children.length > options.length) element.lastChild!.remove();
}

/** Creates the option of a result: a link with the role `option`. */
export function optionOf(
  { href, isPage, titles, title, kind, excerpt }: SearchResult,
  position: number,
  showsDetails: boolean,
): HTMLAnchorElement {
  const icon = isPage ? pageIcon() : make('span', { 'aria-hidden': 'true' }, '#');
  const crumbs = titles.map((text) => make('span', { class: 'Search-crumb' }, text));
  const hasExcerpt = showsDetails && excerpt.some((piece) => piece !== '');
  return make(
    'a',
    {
      class: 'Search-result',
      id: `docs-search-result-${position}`,
      role: 'option',
      href,
      tabindex: '-1',
      'aria-selected': 'false',
    },
    make('span', { class: 'Search-icon', 'data-kind': isPage ? 'page' : 'section' }, icon),
    make(
      'span',
      { class: 'Search-titles' },
      ...crumbs,
      make('span', { class: 'Search-title' }, ...marked(title)),
      ...(kind ? [make('span', { class: 'Search-kind' }, kind)] : []),
    ),
    ...(hasExcerpt
      ? [make('span', { class: 'Search-excerpt', dir: 'auto' }, ...marked(excerpt))]
      : []),
  );
}
