import type { SearchResult } from '../../shared/search/find-sections.ts';
import type { Pieces } from '../../shared/search/excerpt.ts';
import * as labels from '../../shared/config/labels.ts';
import { make, marked, pageIcon } from './search-element.ts';

/** Creates the option of a result: a link with the role `option`. */
export function optionOf(
  { href, isPage, lang, titles, title, kind, excerpt, also }: SearchResult,
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
      ...(lang && { lang }),
    },
    make('span', { class: 'Search-icon', 'data-kind': isPage ? 'page' : 'section' }, icon),
    make(
      'span',
      { class: 'Search-titles' },
      ...crumbs,
      make('span', { class: 'Search-title' }, ...marked(title)),
      ...(kind ? [make('span', { class: 'Search-kind' }, kind)] : []),
    ),
    ...(also.some((piece) => piece !== '') ? [alsoOf(also)] : []),
    ...(hasExcerpt
      ? [make('span', { class: 'Search-excerpt', dir: 'auto' }, ...marked(excerpt))]
      : []),
  );
}

/** The expansion that is a reason for a result. */
function alsoOf(also: Pieces): HTMLElement {
  const [before = '', after = ''] = labels.searchAlso.split('{words}');
  return make('span', { class: 'Search-also', dir: 'auto' }, before, ...marked(also), after);
}
