import type { Extension } from 'stilldocs';
import * as texts from './labels.ts';
import type { RowsOfPage } from './proof-file.ts';

export { proofGerman } from './labels-german.ts';
export type { FileProof, PageProof, ProofRow, ProvenPage, SiteProof } from './proof-file.ts';

declare module 'stilldocs' {
  interface PackageLabels extends Record<keyof typeof texts, string> {}
}

/** The options of `proof`. */
export interface ProofOptions {
  /** More rows of a page of today, also of each translation, each a name and a text: `({ path, source }) => [['Tests', '12']]`. */
  rows?: RowsOfPage;
  /**
   * Whether the line stands below the footer of each page on the docs layout. A site that has another component in
   * place of the part `PageFooter` sets false, and puts `ProofLine` of `@stilldocs/proof/line` there. Default: true.
   */
  line?: boolean;
}

/**
 * Ends each page with a line that opens its proof: its links, the commit that last touched it, and the site's own rows.
 * Its file also has the size and the hash of each file of the page. `docs verify` compares a built site with the hashes. List it after extensions
 * whose `buildEnd` writes files: it has the hash of each file that is there when its own runs.
 */
export function proof({ rows, line = true }: ProofOptions = {}): Extension {
  return {
    name: '@stilldocs/proof',
    ownLabels: { module: '@stilldocs/proof/labels', texts },
    components: line ? { PageFooter: '@stilldocs/proof/page-footer' } : {},
    scripts: ['@stilldocs/proof/browser'],
    styles: ['@stilldocs/proof/proof.css'],
    buildEnd: async (site, folder) =>
      (await import('./write-proofs.ts')).writeProofs(site, folder, rows),
  };
}
