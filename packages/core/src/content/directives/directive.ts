import type { BlockContent, DefinitionContent, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { DirectiveKind } from '../source/directive-kinds.ts';

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

function present(label: Paragraph): Paragraph | undefined {
  return toString(label).trim() === '' && label.children.every(({ type }) => type === 'text')
    ? undefined
    : label;
}
