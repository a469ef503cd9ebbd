import type { Facts } from '../world.ts';

/** One change, made in memory, that makes a page say what is not so. */
export interface Lie {
  /** What is changed: `page`, `facts`, `sdk`, `export`. */
  kind: string;
  /** What was changed, for the report. */
  what: string;
  /** A page with another text. */
  page?: { file: string; text: string };
  facts?: Facts;
  /** A file of the SDK with another text. */
  edit?: { file: string; text: string };
  /** An export that is gone. */
  gone?: string;
  /** Whether a message stands on the right page and line. */
  isRight: (place: { file: string; line: number; message: string }) => boolean;
}
