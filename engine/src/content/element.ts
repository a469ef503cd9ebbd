import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { walk } from './walk.ts';

/** An HTML element of a page, whether written as Markdown or as JSX. */
export interface AnyElement {
  tagName: string;
  node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** Every attribute's name and text, for checks. */
  attributes(): [string, string][];
}

function fromElement(node: Element): AnyElement {
  return {
    tagName: node.tagName,
    node,
    get: (name) => (node.properties[name] == null ? undefined : String(node.properties[name])),
    set: (name, value) => void (node.properties[name] = value),
    attributes: () => Object.entries(node.properties).map(([name, value]) => [name, String(value)]),
  };
}

function fromJsx(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): AnyElement {
  const find = (name: string) =>
    node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
  return {
    tagName: node.name ?? '',
    node,
    get: (name) => {
      const value = find(name)?.value;
      return typeof value === 'string' ? value : undefined;
    },
    set: (name, value) => {
      const known = find(name);
      if (known) known.value = value;
      else node.attributes.push({ type: 'mdxJsxAttribute', name, value });
    },
    attributes: () =>
      node.attributes.flatMap((attribute): [string, string][] =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? [[attribute.name, attribute.value]]
          : [],
      ),
  };
}

/** Visits every HTML element of a page's tree, Markdown's and JSX's alike, in document order. */
export function visitElements(tree: Root, visitor: (element: AnyElement) => void): void {
  walk(tree, (node) => {
    if (node.type === 'element') visitor(fromElement(node));
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      visitor(fromJsx(node));
  });
}
