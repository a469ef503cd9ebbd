import * as labels from './labels.ts';
import type { PageProof } from './proof-file.ts';

/** Fetches the proof of the page when its line is opened for the first time, and shows its rows. */
export async function showProof(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector<HTMLAnchorElement>('p > a');
  if (!link || link.dataset.fetched) return;
  link.dataset.fetched = 'true';
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
