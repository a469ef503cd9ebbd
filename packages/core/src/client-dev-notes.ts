/** A mistake that leaves the page usable, such as a dead link. */
export interface DevNote {
  /** `file:line`. */
  place: string;
  message: string;
  hint: string;
}

const tag = 'docs-dev-notes';
const style = `
  :host { all: initial; position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646 }
  section { font: 13px/1.5 system-ui, sans-serif; max-inline-size: min(30rem, calc(100vw - 2rem));
    max-block-size: 40vh; overflow: auto; box-sizing: border-box; padding: .75rem 2.5rem .75rem 1rem;
    color: #fff; background: #29251f; border: 1px solid #d9a54b; border-radius: 8px }
  ul { margin: 0; padding: 0; list-style: none }
  li + li { margin-block-start: .5rem }
  code { display: block; font: 12px/1.5 ui-monospace, monospace; color: #f2c879; overflow-wrap: anywhere }
  button { position: absolute; inset-block-start: .5rem; inset-inline-end: .5rem; inline-size: 1.75rem;
    block-size: 1.75rem; border: 0; border-radius: 4px; background: none; color: inherit; font-size: 1rem;
    cursor: pointer }
  button:hover, button:focus-visible { background: #504736 }
`;

/** The notes that the author has closed. They reappear when they change. */
let dismissed = '';

/** Shows notes in a corner of the page, which stays usable. An empty list removes them. */
export function showNotes(notes: DevNote[]): void {
  const known = document.querySelector(tag);
  const content = JSON.stringify(notes);
  if (notes.length === 0 || content === dismissed) {
    known?.remove();
    return;
  }
  const host = known ?? document.createElement(tag);
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const section = element('section', '', { role: 'status' });
  const list = element('ul');
  for (const { place, message, hint } of notes) {
    const item = element('li', [message, hint].filter(Boolean).join('. '));
    item.prepend(element('code', place));
    list.append(item);
  }
  const close = element('button', '✕', { type: 'button', 'aria-label': 'Dismiss the notes' });
  close.addEventListener('click', () => {
    dismissed = content;
    host.remove();
  });
  section.append(list, close);
  shadow.replaceChildren(element('style', style), section);
  // Outside of the body, whose content an edit replaces.
  if (!known) document.documentElement.append(host);
}

function element(name: string, text = '', attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
