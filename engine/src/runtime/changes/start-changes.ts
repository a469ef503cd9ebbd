/**
 * Starts what tells a reader of changes. A site without `changes` has another module in place of this one,
 * and none of the script; see `node/bundler/features-module.ts`.
 */
export async function startChanges(): Promise<void> {
  const { noteVisitOfPage } = await import('./note-visit.ts');
  noteVisitOfPage();
}
