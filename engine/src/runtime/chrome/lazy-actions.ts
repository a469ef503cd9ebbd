import { storageKeys } from '../../shared/document/storage-keys.ts';
import { announce } from '../browser/announce.ts';
import { write } from '../browser/storage.ts';
import { showActive } from '../navigation/swap.ts';
import * as labels from '../../shared/config/labels.ts';

/** How long a copy button says "Copied". */
const copiedMs = 1000;

/** What the buttons marked `data-action` do, apart from those in `actions.ts`. */
const actions: Record<string, (element: HTMLElement) => void | Promise<void>> = {
  'scroll-top': () => scrollTo(0, 0),
  // The sidebar's popover has just opened.
  'show-active': showActive,
  tabs: () => import('./tabs.ts').then(({ showTabChoices }) => showTabChoices()),
  // What the address names stands in something that can be closed.
  reveal: () => import('../navigation/reveal.ts').then(({ revealTarget }) => revealTarget()),
  stored: () => import('./stored-copy.ts').then(({ tellStoredCopies }) => tellStoredCopies()),
  'dismiss-banner'(button) {
    const key = button.closest<HTMLElement>('[data-banner]')!.dataset.banner!;
    write('local', storageKeys.banner, key);
    document.documentElement.dataset.dismissed = key;
  },
  'copy-code'(button) {
    void copy(button, codeOf(button.parentElement!));
  },
  'copy-page'(button) {
    void copy(button, textOf(button.dataset.source!));
  },
};

/** Performs an action by its name; the page says so when code of its own cannot be loaded. */
export async function act(name: string, element: HTMLElement = document.body): Promise<void> {
  try {
    await actions[name]?.(element);
  } catch (error) {
    // As `report` does, which another script than the page's cannot share without a request more.
    document.documentElement.dataset.failed = '';
    console.warn('Failed to load', error);
  }
}

/** The code of a block as its author wrote it: without removed lines, errors and types. */
function codeOf(block: HTMLElement): string {
  const code = block.querySelector('code')!.cloneNode(true) as HTMLElement;
  for (const other of code.querySelectorAll('del.Line, .Code-note')) other.remove();
  const text = code.textContent!;
  return code.querySelector('.Line') ? text.replace(/\n$/, '') : text;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  // In its place a host or a portal may answer with a page.
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) throw new Error(`Unexpected answer for ${url}, expected Markdown`);
  return response.text();
}

/** The buttons whose label tells at the moment how copying went. */
const telling = new WeakSet<HTMLElement>();

async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const isCopied = await writeClipboard(text).then(
    () => true,
    () => false,
  );
  const [outcome, state] = isCopied
    ? [labels.copied, 'data-copied']
    : [labels.copyFailed, 'data-failed'];
  announce(outcome);
  if (telling.has(button)) return;
  telling.add(button);
  const label = button.querySelector<HTMLElement>('[data-label]');
  const before = label?.textContent;
  button.setAttribute(state, '');
  if (label) label.textContent = outcome;
  setTimeout(() => {
    telling.delete(button);
    button.removeAttribute(state);
    if (label) label.textContent = before!;
  }, copiedMs);
}

/** Text that is on its way is handed over as a promise: Safari grants the clipboard to the click alone. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
