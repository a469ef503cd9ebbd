/**
 * Starts the note of changes on a page. On a site without `changes` the bundler replaces this module by
 * a function that does nothing; see `node/bundler/features-module.ts`.
 */
export async function startChanges(): Promise<void> {
  const { noteVisitOfPage } = await import('./note-visit.ts');
  noteVisitOfPage();
}
