/** Shows the proof of a page when its line is opened. */
export default function followProofs(): void {
  // The event does not bubble.
  document.addEventListener('toggle', ({ target }) => void show(target), { capture: true });
}

async function show(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('.Proof[open]')) return;
  const { showProof } = await import('./show-proof.ts');
  await showProof(target);
}
