/**
 * Starts the proof of a page. On a site without `proof` the bundler replaces this module by a function
 * that does nothing; see `node/bundler/features-module.ts`.
 */
export async function startProof(summary: HTMLElement): Promise<void> {
  const { showProof } = await import('./show-proof.ts');
  await showProof(summary);
}
