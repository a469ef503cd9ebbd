import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { remarkAddresses } from './remark-addresses.ts';
import { remarkDirectives } from './remark-directives.ts';

/** The syntax of every page besides CommonMark, and besides MDX in `.mdx` files. */
export function pageSyntax(hasMath: boolean): PluggableList {
  return [remarkGfm, remarkAddresses, [remarkDirectives, { hasMath }]];
}
