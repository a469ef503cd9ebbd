/**
 * Opens what holds a page. A site without `proof` has another module in place of this one; see
 * `node/bundler/features-module.ts`.
 */
export async function startProof(summary: HTMLElement): Promise<void> {
  const { showProof } = await import('./show-proof.ts');
  await showProof(summary);
}
