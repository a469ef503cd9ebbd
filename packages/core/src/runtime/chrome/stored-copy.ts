import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

/** Inline rather than in a file: few readers ever see the note. It uses the tokens of the theme. */
const css = `
.StoredCopy {
  position: fixed; inset: auto 0 0; z-index: 30;
  inline-size: fit-content; max-inline-size: calc(100% - 2 * var(--space-4));
  margin: 0 auto var(--space-4); padding: var(--space-2) var(--space-4);
  font-size: var(--size-small); line-height: 1.5; text-align: center;
  color: var(--color-text); background: var(--color-raised);
  border: 1px solid var(--color-border-strong); border-radius: var(--radius);
  box-shadow: 0 4px 16px var(--color-shadow);
}
.StoredCopy:empty { display: none; }
.StoredCopy button {
  padding: 0; color: var(--color-accent-text); background: none; border: 0;
  font: inherit; text-decoration: underline; cursor: pointer;
}
body[data-stored] .Document-main { padding-block-end: 6rem; }
@media print { .StoredCopy { display: none; } }
`;

/**
 * Shows a note on every page that is a stored copy, with the date of the copy. The runtime calls it for
 * each such page; the first call is enough.
 */
export function announceStoredCopies(): void {
  if (document.querySelector('.StoredCopy')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const note = document.createElement('div');
  note.className = 'StoredCopy';
  note.role = 'status';
  const { body } = document;
  body.append(note);
  const update = () => {
    const { stored } = body.dataset;
    note.replaceChildren(...(stored ? [textOf(stored), reloadButton()] : []));
  };
  new MutationObserver(update).observe(body, { attributeFilter: ['data-stored'] });
  // Some screen readers do not announce a live region that is inserted with its text.
  requestAnimationFrame(update);
}

function textOf(stored: string): string {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const;
  const date = new Date(stored).toLocaleString(undefined, style);
  return `${fillLabel(labels.storedCopy, { date })} `;
}

function reloadButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = labels.loadAgain;
  button.addEventListener('click', () => location.reload());
  return button;
}
