import { storageKeys } from '../../shared/document/storage-keys.ts';
import { root } from '../browser/location.ts';
import { read, write } from '../browser/storage.ts';

/** Whether the site has one color scheme, which the document has. */
const isForced = 'forcedScheme' in root.dataset;
const system = matchMedia('(prefers-color-scheme: dark)');

/** Applies the stored choice, or the preference of the system. */
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

/** Switches to the other theme and stores the choice. */
export function toggleTheme(): void {
  if (isForced) return;
  const isDark = !root.classList.contains('dark');
  write('local', storageKeys.theme, isDark ? 'dark' : 'light');
  apply(isDark);
}

/** Follows the preference of the system until the reader chooses, and choices in other tabs. */
export function followTheme(): void {
  if (isForced) return;
  show();
  system.addEventListener('change', show);
  // A page in the back/forward cache receives no events.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
}
