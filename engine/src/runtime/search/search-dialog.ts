/* The search dialog's code; loaded when the reader comes near the button, or opens it. */
import { debounceMs } from '../../shared/search-options.ts';
import { createRecentList } from './recent-list.ts';
import { createSearchClient } from './search-client.ts';
import { make } from './search-element.ts';
import { createSearchHints } from './search-hints.ts';
import { createSearchList } from './search-list.ts';
import {
  addRecentSearch,
  addressQuery,
  keepDetails,
  keepQuery,
  keptQuery,
  mirrorQuery,
  readDetails,
} from './search-memory.ts';
import { createSearchStatus } from './search-status.ts';
import type { SearchResult } from '../../shared/find-sections.ts';
import { textFragment } from './text-fragment.ts';

const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
const field = dialog.querySelector('input')!;
const detailsButton = buttonOf('details');
const list = createSearchList(field);
const status = createSearchStatus();
const recent = createRecentList((query) => setQuery(query));
const client = createSearchClient(onState, onResults);

/** Loaded with the first results, so that it is there when the reader chooses one. */
const loadHighlights = () => import('./highlight-terms.ts');
/** What the list shows. */
let shown: { query: string; results: SearchResult[] } = { query: '', results: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
/** Set by Enter while the results of what was typed are still on their way. */
let chooseFirst = false;
let showsDetails = readDetails();

// Says that this code could not be loaded, if it could not be at first.
dialog.querySelector('[role="alert"]')?.remove();
dialog.append(
  make('div', { class: 'Search-body' }, status.element, recent.element, list.element),
  createSearchHints(),
);
detailsButton.setAttribute('aria-pressed', String(showsDetails));
field.addEventListener('input', onInput);
field.addEventListener('keydown', onKey);
list.element.addEventListener('click', onChoice);
list.element.addEventListener('auxclick', onChoice);
list.element.addEventListener('pointerdown', pointAtText);
detailsButton.addEventListener('click', toggleDetails);
buttonOf('reset').addEventListener('click', () => setQuery(''));
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
dialog.addEventListener('close', onClose);
addEventListener('popstate', () => dialog.close());
addEventListener('docs:changed', () => client.reload());
visualViewport?.addEventListener('resize', fitAboveKeyboard);

function buttonOf(name: string): HTMLButtonElement {
  return dialog.querySelector<HTMLButtonElement>(`[data-search="${name}"]`)!;
}

/** Takes up what stands in the field, in the address or in this tab's memory, in this order. */
export function onOpen(): void {
  if (!dialog.open) {
    onClose();
    return;
  }
  if (field.value === '') {
    field.value = addressQuery() || keptQuery();
    field.select();
  }
  field.focus();
  if (client.state() === 'error') client.reload();
  fitAboveKeyboard();
  remember();
  search();
}

function onClose(): void {
  // What was typed before this code had loaded is not lost either.
  if (field.value !== '') keepQuery(field.value);
  clearTimeout(timer);
  timer = undefined;
  chooseFirst = false;
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
  remember();
  chooseFirst = false;
  status.hush();
  clearTimeout(timer);
  timer = setTimeout(search, debounceMs);
  // The time that passes before results are shown is enough to find them.
  client.prepare(field.value.trim());
}

function setQuery(query: string): void {
  field.value = query;
  field.focus();
  remember();
  search();
}

/** Searches for what stands in the field, at once. */
function search(): void {
  clearTimeout(timer);
  timer = undefined;
  const query = field.value.trim();
  recent.show(query === '');
  const state = client.state();
  if (state === 'error') status.problem(client.problem(), client.reload);
  if (query === '') {
    if (state !== 'error') status.clear();
    client.search('');
    shown = { query, results: [] };
    list.show([], { showsDetails, keep: false });
  } else if (state === 'loading') status.waiting();
  else client.search(query);
}

function onState(): void {
  if (dialog.open && timer === undefined) search();
}

function onResults({ query, results }: { query: string; results: SearchResult[] }): void {
  if (query === '' || query !== field.value.trim()) return;
  const keep = query === shown.query;
  shown = { query, results };
  list.show(results, { showsDetails, keep });
  const state = client.state();
  if (state !== 'error') status.results(query, results.length, state === 'index');
  if (results.length > 0) loadHighlights().catch(() => undefined);
  const isFinal = state !== 'titles' || results.length > 0;
  if (chooseFirst && isFinal) {
    chooseFirst = false;
    list.selected()?.click();
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, isComposing } = event;
  if (isComposing) return;
  const isCommand = metaKey || ctrlKey;
  if (key === 'ArrowDown' || key === 'ArrowUp') list.move(key === 'ArrowDown' ? 1 : -1);
  else if (key === 'Enter') {
    const isCurrent = timer === undefined && shown.query === field.value.trim();
    const option = list.selected();
    if (isCurrent && option && isCommand) openBeside(option);
    else if (isCurrent && option) option.click();
    else {
      chooseFirst = true;
      if (!isCurrent) search();
    }
  } else if (key === 'Backspace' && isCommand) setQuery('');
  else return;
  event.preventDefault();
}

function toggleDetails(): void {
  showsDetails = !showsDetails;
  keepDetails(showsDetails);
  detailsButton.setAttribute('aria-pressed', String(showsDetails));
  list.show(shown.results, { showsDetails, keep: true });
  field.focus();
}

/** A plain click leads to the result's page and closes; any other leaves the dialog as it is. */
function onChoice(event: MouseEvent): void {
  const option = (event.target as Element).closest<HTMLAnchorElement>('[role="option"]');
  const result = option && list.resultOf(option);
  if (!result) return;
  addRecentSearch(shown.query);
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // The navigation reads the address after this: the query must be out of it.
  mirrorQuery('');
  dialog.close();
  field.blur();
  const url = new URL(option.href);
  void loadHighlights().then(({ highlightOnArrival }) => highlightOnArrival(url, result.terms));
}

/** Opens a result in a tab of its own. */
function openBeside(option: HTMLAnchorElement): void {
  addRecentSearch(shown.query);
  const { href, terms } = list.resultOf(option)!;
  open(new URL(href + textFragment(href, terms), location.href), '_blank', 'noopener');
}

/** A result that is about to be opened in another tab points at the text that was found. */
function pointAtText({ target, button, metaKey, ctrlKey, shiftKey }: PointerEvent): void {
  const option = (target as Element).closest<HTMLAnchorElement>('[role="option"]');
  const result = option && list.resultOf(option);
  if (!result) return;
  // The second button leads to the menu from which links are opened in other tabs.
  const isBeside = button !== 0 || metaKey || ctrlKey || shiftKey;
  option.href = result.href + (isBeside ? textFragment(result.href, result.terms) : '');
}

/** The part of the window that the keyboard of a touch screen leaves. */
function fitAboveKeyboard(): void {
  const height = visualViewport?.height;
  if (height) dialog.style.setProperty('--visible-height', `${Math.round(height)}px`);
}
