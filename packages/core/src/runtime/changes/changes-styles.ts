/**
 * The styles of the line of changes. They are part of the script, because few visits show the line. A
 * closed line has no height and is in the padding above the content, so that nothing moves.
 */
export const changesStyles = `
.Changes { block-size: 0; max-inline-size: var(--content-width, 46rem); margin: 0 auto;
  font-size: var(--size-small); color: var(--color-muted); }
.Changes details { position: relative; inset-block-start: -1.75rem; }
.Changes summary { min-block-size: 1.5rem; overflow: hidden; line-height: 1.5rem; text-overflow: ellipsis;
  white-space: nowrap; cursor: pointer; }
.Changes summary:hover { color: var(--color-heading); }
.Changes:has([open]) { display: flow-root; block-size: auto; margin-block: -1.75rem var(--space-8); }
.Changes details[open] { position: static; }
.Changes [open] summary { white-space: normal; }
.Changes-list { margin-block: var(--space-3); padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--color-border); overflow-wrap: anywhere; }
.Changes-list p { margin-block: var(--space-2); color: var(--color-text); white-space: pre-wrap; }
.Changes-list .Changes-title { margin-block-start: var(--space-4); font-weight: 600; }
.Changes-list > :first-child { margin-block-start: 0; }
.Changes ins { color: var(--code-inserted); text-underline-offset: 0.2em; }
.Changes del { color: var(--code-deleted); }
.Outline-changed::after { content: ' •'; color: var(--color-accent-text); font-weight: 700; }
@media print { .Changes.Changes.Changes { display: none; } }
`;
