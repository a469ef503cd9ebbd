import { make } from './search-element.ts';

/** Whether this system's command key is ⌘. */
export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** What the footer says of the keys. */
const hints: [label: string, ...keys: string[]][] = [
  ['Navigate', '↑', '↓'],
  ['Select', '↵'],
  ['Close', 'esc'],
  ['Reset', isApple ? '⌘' : 'Ctrl', '⌫'],
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
