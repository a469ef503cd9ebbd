import type { RootContent } from 'hast';
import type { VFile } from 'vfile';

/** Whether an import is a partial: text to compile, not a module to bundle. */
export function isPartial(specifier: string): boolean {
  return specifier.startsWith('.') && /\.mdx?$/.test(specifier);
}

/** A place of a partial in a page. */
export interface PartialPlace {
  /** The specifier of its import. */
  specifier: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  text: string;
  node: RootContent;
  /** The key of this place's content in the partial. */
  key: string;
}

/** Compiles a partial for one of its places in a page or in another partial. */
export type CompilePartial = (
  place: PartialPlace,
  around: VFile,
  isForTwin: boolean,
) => Promise<void>;
