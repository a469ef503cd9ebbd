import * as v from 'valibot';

/** A page whose proof is written. */
export interface ProvenPage {
  path: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** The page's source text. */
  source: string;
  /** The HTML of its document, as readers get it. */
  document(): string;
}

/** A row of a page's proof: its name, and a text. */
export type ProofRow = [name: string, text: string];

type RowsOfPage = (page: ProvenPage) => ProofRow[] | Promise<ProofRow[]>;

/** `proof` of the configuration. */
export const proofSchema = v.pipe(
  v.union([
    v.literal(true),
    v.strictObject({
      /** More rows of a page, each a name and a text: `({ path, source }) => [['Tests', '12']]`. */
      rows: v.custom<RowsOfPage>((value) => typeof value === 'function', 'Expected a function'),
    }),
  ]),
  v.transform((written): { rows: RowsOfPage } => (written === true ? { rows: () => [] } : written)),
);
