import * as labels from './labels.ts';
import { addressOf, proofFile } from './proof-file.ts';

/** The props of `ProofLine`. */
export interface ProofLineProps {
  /** The path of the page, without base. */
  path: string;
  /** The base of the site's addresses: `/docs`; empty without one. */
  base: string;
}

/** The line that opens the proof of a page. `docs dev` writes no proofs, so the line is missing there. */
export function ProofLine({ path, base }: ProofLineProps) {
  if (process.env.NODE_ENV === 'development' || path === '/404') return null;
  return (
    <details className="Proof">
      <summary>{labels.proof}</summary>
      <p>
        <a href={`${base}/${addressOf(proofFile(path))}`}>{labels.proofFile}</a>
      </p>
    </details>
  );
}
