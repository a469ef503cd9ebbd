import type * as texts from './labels.ts';

/** Every text of a proof in German: `labels: { ...german, ...proofGerman }`. */
export const proofGerman: Record<keyof typeof texts, string> = {
  proof: 'Wie diese Seite geprüft ist',
  proofFile: 'Als Datei',
  proofFailed: 'Das konnte nicht geladen werden.',
  proofLinks: 'Links innerhalb der Website',
  proofLinksText:
    '{count, plural, one {#, der zu einer Seite und Überschrift führt} other {#, die alle zu einer Seite und Überschrift führen}}',
  proofCommit: 'Letzter Commit',
};
