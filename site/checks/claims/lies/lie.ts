import type { Facts } from '../world.ts';

/** One change in memory that makes a page wrong. */
export interface Lie {
  /** The kind of the changed text: `page`, `facts`, `sdk`, `export`. */
  kind: string;
  /** The change, for the report. */
  what: string;
  /** A page with another text. */
  page?: { file: string; text: string };
  facts?: Facts;
  /** A file of the SDK with another text. */
  edit?: { file: string; text: string };
  /** The name of a removed export. */
  gone?: string;
  /** Whether a message has the right page and line. */
  isRight: (place: { file: string; line: number; message: string }) => boolean;
}
