/** Elements that would lead the frame elsewhere, or load something. */
const refused = 'script,iframe,object,embed,base,meta,link,form,video,audio,source,frame,portal';

/** A drawing in the place of a picture: the files of a sample are nowhere. */
function drawing(address: string): string {
  const name = address.split('/').pop() ?? '';
  const text = name.replace(/[<&]/g, (letter) => `&#${letter.charCodeAt(0)};`).slice(0, 40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><path fill="#b9c7ad" d="M0 0h240v120H0z"/><path fill="#93a881" d="M0 120l70-70 50 46 36-28 84 52z"/><circle cx="196" cy="32" r="14" fill="#f3e6b3"/><text x="120" y="112" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#23301a">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows HTML in an element, without what leaves the frame; pictures are drawn. */
export function showHtml(root: HTMLElement, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(refused)) element.remove();
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    image.removeAttribute('srcset');
    if (address === '') image.removeAttribute('src');
    else image.src = drawing(address);
  }
  root.replaceChildren(...body.childNodes);
}
