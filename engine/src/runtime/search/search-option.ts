import type { SearchResult } from '../../shared/search/find-sections.ts';
import { make, marked, pageIcon } from './search-element.ts';

/** An option that was shown before with the content of a new one; without one, the new one. */
export function renewed(
  known: HTMLAnchorElement | undefined,
  option: HTMLAnchorElement,
): HTMLAnchorElement {
  if (!known) return option;
  known.id = option.id;
  known.href = option.href;
  known.setAttribute('aria-selected', 'false');
  known.replaceChildren(...option.childNodes);
  return known;
}

/** Makes options the children of an element; what stands at its place is not moved. */
export function place(element: HTMLElement, options: HTMLElement[]): void {
  for (const [position, option] of options.entries()) {
    const there = element.children[position];
    if (there !== option) element.insertBefore(option, there ?? null);
  }
  while (element.children.length > options.length) element.lastChild!.remove();
}

/** The link that shows a result, with the role of an option. */
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
