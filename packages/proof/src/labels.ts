/* Every text of a proof, in English. A site replaces any of them with `labels` of its configuration: they are
   `ownLabels` of the extension. A docstring counts for each text up to the next one. */

/* Proofs. */

/** The line at the end of a page that opens the proof. */
export const proof = 'How this page is checked';
/** The link to the file, for readers without scripts. */
export const proofFile = 'As a file';
/** In place of the rows, if they could not be loaded. */
export const proofFailed = 'It could not be loaded.';
/** The links of the page to this site. */
export const proofLinks = 'Links within the site';
/** The text of that row: each link leads to a page and a heading. */
export const proofLinksText =
  '{count, plural, one {#, which leads} other {#, all of which lead}} to a page and a heading';
/** The commit that last touched the page or what it includes. */
export const proofCommit = 'Last commit';
