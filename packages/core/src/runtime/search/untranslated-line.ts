import * as labels from '../../shared/config/labels.ts';
import { make } from './search-element.ts';

/**
 * The options, with a line above those of pages that are not translated, which come last. The bundler leaves it out
 * of a site with one language.
 */
export function withUntranslated(options: HTMLElement[]): HTMLElement[] {
  const first = options.findIndex(({ lang }) => lang);
  if (first === -1) return options;
  const text = labels.searchUntranslated;
  const line = make('div', { class: 'Search-line', 'aria-hidden': 'true' }, text);
  const group = make('div', { role: 'group', 'aria-label': text }, line, ...options.slice(first));
  return [...options.slice(0, first), group];
}
