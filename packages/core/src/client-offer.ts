/** Besides the script of every page, on a page that exists in other languages: offers the one that the reader prefers. */
import { languagesId } from './shared/document/chrome-ids.ts';
import * as labels from './shared/config/labels.ts';

/** Local storage: set once a language was offered or chosen. */
const key = 'docs.language';
const menu = `#${languagesId}`;
const primary = (tag: string) => tag.split('-')[0];
const line = document.createElement('p');
const close = document.createElement('button');
/** Whether the reader has closed the line, or was offered a language before. */
let isOver = false;

/** Shows the line on the present page, which a navigation has replaced. */
function show(): void {
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
  if (isOver || !text) return;
  const link = wanted.cloneNode() as HTMLAnchorElement;
  link.textContent = text;
  line.replaceChildren(link, close);
  document.querySelector(menu)!.after(line);
  localStorage[key] = 1;
}

try {
  isOver = key in localStorage;
  line.className = 'Offer';
  close.textContent = '×';
  close.ariaLabel = labels.close;
  close.onclick = () => {
    isOver = true;
    line.remove();
  };
  show();
  document.addEventListener('docs:navigate', show);
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`${menu} a`)) localStorage[key] = 1;
  });
} catch {
  // Without storage it would be offered on every page.
}
