import { storageKeys } from '../shared/storage-keys.ts';
import { root } from './location.ts';
import { read, write } from './storage.ts';

type Theme = 'light' | 'dark';
const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows the stored choice, or what the system prefers. */
function show(): void {
  const stored = read('local', storageKeys.theme);
  const isChoice = stored === 'light' || stored === 'dark';
  apply(isChoice ? stored : system.matches ? 'dark' : 'light');
}

function apply(theme: Theme): void {
  root.classList.toggle('dark', theme === 'dark');
  for (const button of document.querySelectorAll('[data-action="toggle-theme"]')) {
    button.ariaPressed = String(theme === 'dark');
  }
}

/** Shows the other theme and remembers the choice. */
export function toggleTheme(): void {
  const theme = root.classList.contains('dark') ? 'light' : 'dark';
  write('local', storageKeys.theme, theme);
  apply(theme);
}

/** Follows the system until the reader has chosen, and the choice made in another tab. */
export function followTheme(): void {
  show();
  system.addEventListener('change', show);
  // A page that comes back from the back/forward cache has heard of nothing.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
}
