import { RawHtml } from './RawHtml.tsx';
import { Callout } from './Callout.tsx';

/** Every component a page may use without importing it, and every element drawn by one. */
export const contentComponents = {
  Callout,
  'docs-raw': RawHtml,
} as const;
