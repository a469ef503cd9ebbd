import { pathOf } from '../browser/location.ts';
import { patternOf } from '../../shared/search/excerpt.ts';
import { make } from './search-element.ts';
import * as labels from '../../shared/config/labels.ts';

/** The name of the highlight; see `::highlight()` in `search-results.css`. */
const name = 'docs-search';
/** The maximum number of highlighted matches. */
const maxMatches = 300;

let clear: () => void = () => undefined;

/** Highlights terms on the page at `url` when it is shown, until the reader clears them or leaves. */
export function highlightOnArrival(url: URL, terms: string[]): void {
  clear();
  const region = document.querySelector<HTMLElement>('[data-region="main"]')!;
  const pattern = patternOf(terms);
  if (!pattern || typeof Highlight === 'undefined') return;
  if (pathOf(url) === pathOf(location)) highlight(region, pattern);
  else {
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      if (pathOf(url) === pathOf(location)) highlight(region, pattern);
    });
    arrival.observe(region, { childList: true });
    clear = () => arrival.disconnect();
  }
}

/**
 * Highlights all matches below an element with the CSS Custom Highlight API. The DOM stays the same.
 */
function highlight(region: HTMLElement, pattern: RegExp): void {
  const ranges = rangesOf(region, pattern);
  if (ranges.length === 0) return;
  CSS.highlights.set(name, new Highlight(...ranges));
  const button = make(
    'button',
    { class: 'SearchHighlight', type: 'button' },
    labels.clearHighlights,
  );
  document.querySelector('.Header')!.append(button);
  const departure = new MutationObserver(() => clear());
  departure.observe(region, { childList: true });
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) clear();
  };
  addEventListener('keydown', onEscape);
  button.addEventListener('click', () => clear());
  clear = () => {
    departure.disconnect();
    removeEventListener('keydown', onEscape);
    CSS.highlights.delete(name);
    button.remove();
    clear = () => undefined;
  };
}

function rangesOf(region: HTMLElement, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < maxMatches) {
    const node = texts.currentNode as Text;
    for (const { 0: match, index } of node.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}
