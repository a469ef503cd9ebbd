import { storageKeys } from '../shared/storage-keys.ts';
import { announce } from './announce.ts';
import { canGoBack } from './scroll.ts';
import { write } from './storage.ts';
import { toggleTheme } from './theme.ts';

/** How long a copy button says "Copied". */
const copiedMs = 1000;

/**
 * What the buttons marked `data-action` do. They belong to the runtime because they need the
 * reader's activation or must work before any component has loaded.
 */
const actions: Record<string, (element: HTMLElement, event: Event) => void> = {
  'toggle-theme': toggleTheme,
  'scroll-top': () => scrollTo({ top: 0 }),
  back(_, event) {
    if (!canGoBack()) return;
    event.preventDefault();
    history.back();
  },
  'dismiss-banner'(button) {
    const key = button.closest<HTMLElement>('[data-banner]')!.dataset.banner!;
    write('local', storageKeys.banner, key);
    document.documentElement.dataset.dismissed = key;
  },
  'copy-code'(button) {
    void copy(button, button.parentElement!.querySelector('pre')!.textContent!);
  },
  'copy-page'(button) {
    const text = fetch(button.dataset.source!).then((response) => {
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    });
    void copy(button, text);
  },
};

/** Acts on a click on anything marked `data-action`. */
export function onAction(event: Event): void {
  const element = (event.target as Element).closest<HTMLElement>('[data-action]');
  if (element) actions[element.dataset.action!]?.(element, event);
}

async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text);
  } catch {
    announce('Copying failed');
    return;
  }
  announce('Copied');
  const label = button.querySelector<HTMLElement>('[data-label]');
  if (button.dataset.copied !== undefined) return;
  const before = label?.textContent;
  button.dataset.copied = '';
  if (label) label.textContent = 'Copied';
  setTimeout(() => {
    delete button.dataset.copied;
    if (label) label.textContent = before!;
  }, copiedMs);
}
