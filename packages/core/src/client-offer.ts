/** Besides the script of every page, on a page that exists in other languages: offers the one that the reader prefers. */
import { languagesId } from './shared/document/chrome-ids.ts';
import * as labels from './shared/config/labels.ts';

/** Local storage: set once a language was offered or chosen. */
const key = 'docs.language';
const menu = `#${languagesId}`;
const primary = (tag: string) => tag.split('-')[0];
/** Undefined if there is nothing to offer, or the reader has closed it. */
let line: HTMLElement | undefined;

/** Shows the line on the present page, which a navigation has replaced; false if the page has no such language. */
function show(): boolean {
  const known = [
    ...document.querySelectorAll<HTMLAnchorElement>(`${menu} :is([data-offer],[aria-current])`),
  ];
  const wanted = navigator.languages
    .map(
      (tag) =>
        known.find(({ hreflang }) => hreflang === tag) ??
        known.find(({ hreflang }) => primary(hreflang) === primary(tag)),
    )
    .find(Boolean);
  const text = wanted?.dataset.offer;
  if (!text || !line) return false;
  const link = wanted.cloneNode() as HTMLAnchorElement;
  link.textContent = text;
  line.firstChild!.replaceWith(link);
  document.querySelector(menu)!.after(line);
  return true;
}

function offer(): void {
  if (localStorage[key]) return;
  const close = document.createElement('button');
  close.textContent = '×';
  close.ariaLabel = labels.close;
  close.onclick = () => {
    line?.remove();
    line = undefined;
  };
  line = document.createElement('p');
  line.className = 'Offer';
  line.append('', close);
  if (show()) localStorage[key] = 1;
  else line = undefined;
}

addEventListener('click', ({ target }) => {
  const chosen = (target as Element).closest(`${menu} a`);
  try {
    if (chosen) localStorage[key] = 1;
  } catch {}
});
document.addEventListener('docs:navigate', show);
try {
  offer();
} catch {
  // Without storage it would be offered on every page.
}
