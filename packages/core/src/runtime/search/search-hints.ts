import { make } from './search-element.ts';
import * as labels from '../../shared/config/labels.ts';

/** Whether the command key of this system is ⌘. */
export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The keys in the footer. */
const hints: [label: string, ...keys: string[]][] = [
  [labels.searchNavigate, '↑', '↓'],
  [labels.searchSelect, '↵'],
  [labels.close, labels.keyEscape],
  [labels.searchReset, isApple ? '⌘' : labels.keyControl, '⌫'],
];

/** Creates the dialog's footer: the keys and their actions. */
export function createSearchHints(): HTMLElement {
  return make(
    'footer',
    { class: 'Search-hints', 'aria-hidden': 'true' },
    ...hints.map(([label, ...keys]) =>
      make('span', {}, ...keys.map((key) => make('kbd', {}, key)), ` ${label}`),
    ),
  );
}
