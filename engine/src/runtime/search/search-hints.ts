import { make } from './search-element.ts';
import * as labels from '../../shared/config/labels.ts';

/** Whether this system's command key is ⌘. */
export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** What the footer says of the keys. */
const hints: [label: string, ...keys: string[]][] = [
  [labels.searchNavigate, '↑', '↓'],
  [labels.searchSelect, '↵'],
  [labels.close, labels.keyEscape],
  [labels.searchReset, isApple ? '⌘' : labels.keyControl, '⌫'],
];

/** The dialog's footer: which keys do what on the reader's system. */
export function createSearchHints(): HTMLElement {
  return make(
    'footer',
    { class: 'Search-hints', 'aria-hidden': 'true' },
    ...hints.map(([label, ...keys]) =>
      make('span', {}, ...keys.map((key) => make('kbd', {}, key)), ` ${label}`),
    ),
  );
}
