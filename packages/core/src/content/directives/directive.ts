import type { BlockContent, DefinitionContent, List, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { DirectiveKind } from '../source/directive-kinds.ts';
import { report } from '../source/page-file.ts';

/** A directive in the page's tree, after the transformation of its children. */
export type DirectiveNode = ContainerDirective | LeafDirective;

/** The definition of a directive. */
export interface Directive {
  kind: DirectiveKind;
  /** The supported attributes. Default: none. */
  attributes?: string[];
  /** Changes the node, or returns its replacement. */
  transform(node: DirectiveNode, file: VFile): RootContent[] | void;
}

/** The start of a directive in the source. */
export function opening(kind: Directive['kind'], name: string): string {
  return `${kind === 'container' ? ':::' : '::'}${name}`;
}

/** A directive's `[label]`, and its content without the label. A leaf has only a label. */
export function partsOf(node: DirectiveNode): {
  /** Undefined if it is missing or blank. */
  label: Paragraph | undefined;
  content: (BlockContent | DefinitionContent)[];
} {
  if (node.type === 'leafDirective')
    return { label: present({ type: 'paragraph', children: node.children }), content: [] };
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) {
    const title = node.attributes?.title;
    const label = title
      ? present({ type: 'paragraph', children: [{ type: 'text', value: title }] })
      : undefined;
    return { label, content: node.children };
  }
  return { label: present(first), content: rest };
}

/**
 * The content of a directive that shows its lists in another way, each given to `draw`.
 *
 * @param problem What is reported if there is none.
 */
export function withLists(
  node: DirectiveNode,
  file: VFile,
  problem: { message: string; hint: string },
  draw: (list: List) => void,
): RootContent[] {
  const { label, content } = partsOf(node);
  const lists = content.filter((child) => child.type === 'list');
  if (lists.length === 0) report(file, node, { rule: 'directive-syntax', ...problem });
  lists.forEach(draw);
  return [...(label ? [label] : []), ...content];
}

function present(label: Paragraph): Paragraph | undefined {
  return toString(label).trim() === '' && label.children.every(({ type }) => type === 'text')
    ? undefined
    : label;
}
