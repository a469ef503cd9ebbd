import type { Element, Root, RootContent } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import { walk } from './walk.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** An HTML element of a page, from Markdown or JSX. */
export interface AnyElement {
  tagName: string;
  node: Element | JsxElement;
  /** Whether it has attributes that only the render knows: `{...props}`. */
  isOpen: boolean;
  /** The names of the written attributes: HTML's in React's spelling, JSX's as written. */
  names(): string[];
  /** Whether the attribute is written, even if its value is an expression. */
  has(name: string): boolean;
  /** The attribute's text; undefined if there is none or if it is an expression. */
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

function fromElement(node: Element): AnyElement {
  return {
    tagName: node.tagName,
    node,
    isOpen: false,
    names: () => Object.keys(node.properties),
    has: (name) => node.properties[name] != null,
    get: (name) => (node.properties[name] == null ? undefined : String(node.properties[name])),
    set: (name, value) => void (node.properties[name] = value),
  };
}

type Expression = Exclude<MdxJsxAttribute['value'], string | null | undefined>;

/**
 * The text of a JSX attribute or an expression: a string, or a literal in braces such as
 * `width={10}`.
 */
export function literalOf(
  value: string | Pick<Expression, 'data'> | null | undefined,
): string | undefined {
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal')
    return undefined;
  return String(statement.expression.value);
}

function fromJsx(node: JsxElement): AnyElement {
  const find = (name: string) =>
    node.attributes.find(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
  return {
    tagName: node.name ?? '',
    node,
    isOpen: node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'),
    names: () =>
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
      ),
    has: (name) => find(name) !== undefined,
    get: (name) => literalOf(find(name)?.value),
    set: (name, value) => {
      const known = find(name);
      if (known) known.value = value;
      else node.attributes.push({ type: 'mdxJsxAttribute', name, value });
    },
  };
}

/** A node as an element, if it is one. */
export function elementOf(node: RootContent): AnyElement | undefined {
  if (node.type === 'element') return fromElement(node);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return fromJsx(node);
  return undefined;
}

/** Visits every HTML element of a page's tree, from Markdown and JSX, in document order. */
export function visitElements(tree: Root, visitor: (element: AnyElement) => void): void {
  walk(tree, (node) => {
    const element = elementOf(node);
    if (element) visitor(element);
  });
}
