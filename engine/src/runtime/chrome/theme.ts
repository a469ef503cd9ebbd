import { storageKeys } from '../../shared/document/storage-keys.ts';
import { root } from '../browser/location.ts';
import { read, write } from '../browser/storage.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows the stored choice, or what the system prefers. */
function show(): void {
  const stored = read('local', storageKeys.theme);
  apply(stored === 'dark' || (stored !== 'light' && system.matches));
}

function apply(isDark: boolean): void {
  root.classList.toggle('dark', isDark);
  for (const button of document.querySelectorAll('[data-action="toggle-theme"]')) {
    button.ariaPressed = String(isDark);
  }
}

/** Shows the other theme and remembers the choice. */
export function toggleTheme(): void {
  const isDark = !root.classList.contains('dark');
  write('local', storageKeys.theme, isDark ? 'dark' : 'light');
  apply(isDark);
}

/** Follows the system until the reader has chosen, and the choice made in another tab. */
export function followTheme(): void {
  show();
  system.addEventListener('change', show);
  // A page that comes back from the back/forward cache has heard of nothing.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
}
