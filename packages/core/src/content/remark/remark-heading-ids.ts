import type { Heading, Root } from 'mdast';
import type { VFile } from 'vfile';
import { sourceOf, writtenId } from '../source/heading-text.ts';
import { report } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/**
 * Sets the id at the end of a heading: `## Title {#id}`, in MDX also `{/* #id *\/}`. Elsewhere
 * `{#id}` stays text and is reported.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node, index, parent) => {
      if (node.type === 'heading') takeId(node, file);
      else if (node.type === 'textDirective') {
        const written = sourceOf(node, String(file.value));
        parent.children[index] = { type: 'text', value: written };
        report(file, node, {
          rule: 'heading-id',
          target: written,
          message: `Unexpected ${written}, expected it at the end of a heading; it is shown as text`,
          hint: `Write id="${written.slice(2, -1)}" on an HTML element, or put ${written} into code`,
        });
      }
    });
  };
}

function takeId(heading: Heading, file: VFile): void {
  const id = writtenId(heading, String(file.value));
  if (id === undefined) return;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
}
