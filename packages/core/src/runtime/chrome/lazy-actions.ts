import { storageKeys } from '../../shared/document/storage-keys.ts';
import { announce } from '../browser/announce.ts';
import { root } from '../browser/location.ts';
import { write } from '../browser/storage.ts';
import * as labels from '../../shared/config/labels.ts';
import { editionActions } from './edition-actions.ts';
import { showActive } from './sidebar.ts';
import { report } from '../browser/failure.ts';

/** The selector of closable elements; `startPage` has the same one. */
const closable = '[role=tab],.Sidebar-toggle[aria-expanded=false]';

/** How long a copy button says "Copied". */
const copiedMs = 1000;

/** The actions of `data-action` that are not in `actions.ts`. */
const actions: Record<string, (element: HTMLElement) => void | Promise<void>> = {
  'scroll-top': () => scrollTo(0, 0),
  // The sidebar's popover has just opened: its active item may be out of view.
  'show-active': showActive,
  tabs: () => import('./tabs.ts').then(({ showTabChoices }) => showTabChoices()),
  ...editionActions,
  start: startLazily,
  // The target of the address is inside closed details or an unselected tab.
  reveal: () => import('./reveal.ts').then(({ revealTarget }) => revealTarget()),
  'dismiss-banner'(button) {
    const key = button.closest<HTMLElement>('[data-banner]')!.dataset.banner!;
    write('local', storageKeys.banner, key);
    root.dataset.dismissed = key;
  },
  'copy-code'(button) {
    void copy(button, codeOf(button.parentElement!));
  },
  'copy-page'(button) {
    void copy(button, textOf(button.dataset.source!));
  },
};

/** Runs an action; the page shows a message if the action's own code fails to load. */
export async function runAction(name: string, element: HTMLElement = document.body): Promise<void> {
  try {
    await actions[name]?.(element);
  } catch (error) {
    report(error);
  }
}

/** Starts the features that only some pages need; see `startPage`. */
async function startLazily(): Promise<void> {
  const { stored, version } = document.body.dataset;
  await Promise.all([
    'onbeforematch' in root &&
      document.querySelector(closable) &&
      import('./find-in-page.ts').then(({ followFinds }) => followFinds()),
    stored && import('./stored-copy.ts').then(({ announceStoredCopies }) => announceStoredCopies()),
    // An author who edits a page knows what changed.
    version &&
      !import.meta.hot &&
      import('../changes/note-visit.ts').then(({ noteVisitOfPage }) => noteVisitOfPage()),
  ]);
}

/** The source code of a block, without removed lines, errors and types. */
function codeOf(block: HTMLElement): string {
  const code = block.querySelector('code')!.cloneNode(true) as HTMLElement;
  for (const other of code.querySelectorAll('del.Line, .Code-note')) other.remove();
  const text = code.textContent!;
  return code.querySelector('.Line') ? text.replace(/\n$/, '') : text;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  // A host or a captive portal may answer with an HTML page instead.
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) throw new Error(`The answer for ${url} is not Markdown`);
  return response.text();
}

/** The buttons whose label shows the outcome of a copy at the moment. */
const busyButtons = new WeakSet<HTMLElement>();

async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const isCopied = await writeClipboard(text).then(
    () => true,
    () => false,
  );
  const [outcome, state] = isCopied
    ? [labels.copied, 'data-copied']
    : [labels.copyFailed, 'data-failed'];
  announce(outcome);
  if (busyButtons.has(button)) return;
  busyButtons.add(button);
  const label = button.querySelector<HTMLElement>('[data-label]');
  const before = label?.textContent;
  button.setAttribute(state, '');
  if (label) label.textContent = outcome;
  setTimeout(() => {
    busyButtons.delete(button);
    button.removeAttribute(state);
    if (label) label.textContent = before!;
  }, copiedMs);
}

/** A pending text is written as a promise: Safari grants clipboard access only during the click. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
