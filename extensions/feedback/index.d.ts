import type { Extension } from 'stilldocs';

/** The texts of the form. */
export interface FeedbackLabels {
  /** Default `Was this page helpful?`. */
  question: string;
  /** Default `Yes`. */
  yes: string;
  /** Default `No`. */
  no: string;
  /** Shown and announced once the answer has arrived. Default `Thank you for your answer.`. */
  thanks: string;
  /** Shown and announced if it did not arrive. Default `Your answer could not be sent.`. */
  failed: string;
}

/** The options of `feedback`. */
export interface FeedbackOptions {
  /**
   * The address that receives the answers: a path of the site's own host such as `/feedback`, or an address such as
   * `https://answers.example/docs`.
   */
  endpoint: string;
  /** Texts in place of the English ones. */
  labels?: Partial<FeedbackLabels>;
}

/**
 * Asks at the end of each page on the docs layout whether it was helpful.
 *
 * @throws Error if the endpoint is neither a path nor an address of the web.
 */
export function feedback(options: FeedbackOptions): Extension;
