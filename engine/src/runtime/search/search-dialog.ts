/* The search dialog's code; loaded when the reader comes near the button, or opens it. */
import type { SearchResult } from '../../shared/search/find-sections.ts';
import { debounceMs } from '../../shared/search/search-options.ts';
import { fitAboveKeyboard } from './above-keyboard.ts';
import { followChoices, loadHighlights } from './search-choice.ts';
import { createSearchClient } from './search-client.ts';
import { make } from './search-element.ts';
import { createSearchHints } from './search-hints.ts';
import { earlyActs, keysAfterTyping, typedText } from './search-early.ts';
import { createSearchKeys } from './search-keys.ts';
import { createSearchList } from './search-list.ts';
import {
  addressQuery,
  keepDetails,
  keepQuery,
  keptQuery,
  mirrorQuery,
  readDetails,
  reloadWith,
} from './search-memory.ts';
import css from './search-results.css?inline';
import { createSearchOffers } from './search-offers.ts';
import { createSearchStatus } from './search-status.ts';

const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
const field = dialog.querySelector('input')!;
const detailsButton = buttonOf('details');
const list = createSearchList(field);
const status = createSearchStatus();
const client = createSearchClient(onState, onResults, ({ results }) =>
  list.prepare(results, showsDetails),
);
const offers = createSearchOffers({ field, search: setQuery, starts: client.starts, close });
const { openBeside } = followChoices(list, () => shown.query, close);
const keys = createSearchKeys({ dialog, list, move, isCurrent, search, reset, openBeside });
/** What the list shows. */
let shown: { query: string; results: SearchResult[] } = { query: '', results: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let showsDetails = readDetails();
/** Where the pointer was pressed last. */
let pressed: EventTarget | null = null;

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

// Says that this code could not be loaded, where it could not be at first.
dialog.lastElementChild!.remove();
dialog.append(
  make('div', { class: 'Search-body' }, status.element, offers.element, list.element),
  createSearchHints(),
);
detailsButton.setAttribute('aria-pressed', String(showsDetails));
field.dir = 'auto';
field.addEventListener('input', onInput);
field.addEventListener('keydown', keys.onKey);
detailsButton.addEventListener('click', toggleDetails);
buttonOf('reset').addEventListener('click', reset);
dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
dialog.addEventListener('click', ({ target }) => {
  // Text that is selected past the edge ends in a click on the dialog, too.
  if (target === dialog && pressed === dialog) dialog.close();
});
dialog.addEventListener('close', onClose);
addEventListener('popstate', () => dialog.close());
addEventListener('docs:changed', () => client.reload());
addEventListener('online', () => {
  if (dialog.open && client.state() === 'error') client.reload();
});
fitAboveKeyboard(dialog);

function buttonOf(name: string): HTMLButtonElement {
  return dialog.querySelector<HTMLButtonElement>(`[data-search="${name}"]`)!;
}

/**
 * Takes up what stands in the field, in the address or in this tab's memory, in this order.
 *
 * @param early What was pressed and clicked since the dialog opened.
 */
export function onOpen(early: UIEvent[]): void {
  dialog.onkeydown = dialog.onclick = null;
  const acts = earlyActs(early, field);
  for (const act of acts) if (act === 'details') toggleDetails();
  field.value = typedText(acts, field);
  if (!dialog.open) {
    onClose();
    return;
  }
  if (field.value === '' && !acts.includes('reset')) {
    field.value = addressQuery() || keptQuery();
    field.select();
  }
  field.focus();
  if (client.state() === 'error') client.reload();
  remember();
  search();
  for (const event of keysAfterTyping(acts)) keys.onKey(event);
}

function onClose(): void {
  // What was typed before this code had loaded is not lost either.
  if (field.value !== '') keepQuery(field.value);
  clearTimeout(timer);
  timer = undefined;
  keys.forget();
  shown = { query: '', results: [] };
  field.value = '';
  // Where there is nothing to give the focus back to, a field that is not shown would keep it.
  field.blur();
  mirrorQuery('');
}

function remember(): void {
  keepQuery(field.value);
  mirrorQuery(field.value);
}

function onInput(): void {
  clearTimeout(timer);
  timer = setTimeout(search, debounceMs);
  // The time that passes before results are shown is enough to find them.
  client.prepare(field.value.trim());
  remember();
  keys.forget();
  status.hush();
}

function setQuery(query: string): void {
  keys.forget();
  field.value = query;
  field.focus();
  remember();
  search();
}

function reset(): void {
  setQuery('');
}

function move(by: number): void {
  if (!offers.enter(by)) list.move(by);
}

function close(): void {
  dialog.close();
  field.blur();
}

/**
 * Loads the index again; the button that asked for it goes, the field keeps the focus. A worker that could
 * not be started is asked for by another document, which may be of another build.
 */
function retry(): void {
  if (client.isLost()) {
    reloadWith(field.value);
    return;
  }
  field.focus();
  keys.forget();
  client.reload();
}

/** Searches for what stands in the field, at once. */
function search(): void {
  clearTimeout(timer);
  timer = undefined;
  const query = field.value.trim();
  offers.show(query === '');
  const state = client.state();
  if (state === 'error') status.problem(client.problem(), retry);
  if (query === '') {
    if (state !== 'error') status.clear();
    client.search('');
    shown = { query, results: [] };
    list.show([], { showsDetails, keep: false });
  } else if (state === 'loading') status.waiting();
  else client.search(query);
}

function onState(): void {
  if (!dialog.open) return;
  if (timer === undefined) search();
  // What was found ahead was found in less than there is now.
  else client.prepare(field.value.trim());
}

function onResults({ query, results }: { query: string; results: SearchResult[] }): void {
  if (query === '' || query !== field.value.trim()) return;
  const keep = query === shown.query;
  shown = { query, results };
  list.show(results, { showsDetails, keep });
  const state = client.state();
  if (state !== 'error') status.results(query, results.length, state === 'index');
  if (results.length > 0) loadHighlights().catch(() => undefined);
  if (isCurrent()) keys.resume();
}

/** Whether the list shows the last word on what stands in the field: titles without results do not. */
function isCurrent(): boolean {
  const { query, results } = shown;
  const isFinal = query === '' || results.length > 0 || client.state() !== 'titles';
  return timer === undefined && query === field.value.trim() && isFinal;
}

function toggleDetails(): void {
  showsDetails = !showsDetails;
  keepDetails(showsDetails);
  detailsButton.setAttribute('aria-pressed', String(showsDetails));
  list.show(shown.results, { showsDetails, keep: true });
  field.focus();
}
