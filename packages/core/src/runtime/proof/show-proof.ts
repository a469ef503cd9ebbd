import * as labels from '../../shared/config/labels.ts';
import type { PageProof } from '../../shared/page/proof.ts';

/** Inline rather than in a file: few readers open it. It uses the tokens of the theme. */
const css = `
.Proof dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: var(--space-1) var(--space-6);
  margin: var(--space-2) 0; }
.Proof dd { margin: 0; color: var(--color-text); overflow-wrap: anywhere; }
@media (max-width: 30rem) {
  .Proof dl { grid-template-columns: 1fr; }
  .Proof dd { margin-block-end: var(--space-2); }
}
`;

let hasStyles = false;

/** Fetches the proof of the page when its line is opened for the first time, and shows its rows. */
export async function showProof(summary: HTMLElement): Promise<void> {
  const link = summary.parentElement!.querySelector<HTMLAnchorElement>('p > a');
  if (!link || link.dataset.fetched) return;
  link.dataset.fetched = 'true';
  if (!hasStyles) {
    hasStyles = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  const details = summary.parentElement!;
  const note = details.querySelector('div') ?? document.createElement('div');
  note.role = 'status';
  note.textContent = '';
  link.parentElement!.before(note);
  try {
    const { rows } = (await (await fetch(link.href)).json()) as PageProof;
    const list = document.createElement('dl');
    for (const [name, text] of rows) list.append(element('dt', name), element('dd', text));
    note.replaceWith(list);
  } catch {
    note.textContent = labels.proofFailed;
    delete link.dataset.fetched;
  }
}

function element(name: 'dt' | 'dd', text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
