import type { VFile } from 'vfile';
import { factsOf, report } from '../source/page-file.ts';
import type { DirectiveNode } from './directive.ts';

/**
 * A leaf becomes its element: `::sponsors` is `<docs-sponsors>`, see `siteLists`. A content
 * component renders `::authors`.
 */
export function toElement(node: DirectiveNode): void {
  node.data = { hName: `docs-${node.name}`, hProperties: {} };
  node.children = [];
}

/** `::authors` becomes a line with the authors and the date of the front matter. */
export function toAuthors(node: DirectiveNode, file: VFile): void {
  const { authors, date } = factsOf(file).frontMatter;
  if (authors === undefined && date === undefined) {
    report(file, node, {
      rule: 'no-authors',
      message: '"::authors" shows nothing: the front matter has neither authors nor a date',
      hint: 'Write authors: and date: between the --- lines, or take "::authors" out',
    });
  }
  toElement(node);
}
