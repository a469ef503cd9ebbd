import type { VFile } from 'vfile';
import { factsOf, report } from '../source/page-file.ts';
import type { DirectiveNode } from './directive.ts';

/**
 * A leaf becomes the element that stands for it: `::sponsors` is `<docs-sponsors>`, see `siteLists`;
 * `::authors` is drawn by a content component.
 */
export function toElement(node: DirectiveNode): void {
  node.data = { hName: `docs-${node.name}`, hProperties: {} };
  node.children = [];
}

/** `::authors` becomes the line of who wrote the page and when, as its front matter says. */
export function toAuthors(node: DirectiveNode, file: VFile): void {
  const { authors, date } = factsOf(file).frontMatter;
  if (authors === undefined && date === undefined) {
    report(file, node, {
      rule: 'no-authors',
      message: 'Unexpected "::authors", expected authors or a date in the front matter',
      hint: 'Write authors: and date: between the --- lines, or take "::authors" out',
    });
  }
  toElement(node);
}
