/** Besides the script of every page, on a page that exists in other languages: offers the one that the reader prefers. */
import { languagesId } from './shared/document/chrome-ids.ts';
import * as labels from './shared/config/labels.ts';

/** Local storage: set once a language was offered or chosen. */
const key = 'docs.language';
const menu = `#${languagesId}`;
const known = [
  ...document.querySelectorAll<HTMLAnchorElement>(`${menu} :is([data-offer],[aria-current])`),
];
const primary = (tag: string) => tag.split('-')[0];

function offer(): void {
  if (localStorage[key]) return;
  const wanted = navigator.languages
    .map(
      (tag) =>
        known.find(({ hreflang }) => hreflang === tag) ??
        known.find(({ hreflang }) => primary(hreflang) === primary(tag)),
    )
    .find(Boolean);
  const text = wanted?.dataset.offer;
  if (!text) return;
  localStorage[key] = wanted.hreflang;
  const link = wanted.cloneNode() as HTMLAnchorElement;
  link.textContent = text;
  const close = document.createElement('button');
  close.textContent = '×';
  close.ariaLabel = labels.close;
  const line = document.createElement('p');
  line.className = 'Offer';
  line.append(link, close);
  close.onclick = () => line.remove();
  // In the content, which a navigation replaces: the link leads to this page.
  document.querySelector(menu)!.after(line);
}

addEventListener('click', ({ target }) => {
  const chosen = (target as Element).closest<HTMLAnchorElement>(`${menu} a`);
  try {
    if (chosen) localStorage[key] = chosen.hreflang;
  } catch {}
});
try {
  offer();
} catch {
  // Without storage it would be offered on every page.
}
