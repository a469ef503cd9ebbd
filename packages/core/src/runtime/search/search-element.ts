import type { Pieces } from '../../shared/search/excerpt.ts';

type Properties = Record<string, string | boolean | null | undefined>;

/** Creates an element; string children become text nodes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** The nodes of a text, with its matches in `mark` elements. */
export function marked(pieces: Pieces): (Node | string)[] {
  return pieces.map((piece, index) => (index % 2 === 1 ? make('mark', {}, piece) : piece));
}

/** Creates the icon of a page result. */
export function pageIcon(): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  icon.setAttribute('class', 'Icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6');
  icon.append(path);
  return icon;
}
