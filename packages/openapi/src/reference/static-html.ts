import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Ends the writing: the elements have a component that React must render. */
const isLive = Symbol('live');
let isWriting = false;

/**
 * The HTML of elements as React writes it, in a fifth of the time: a page has thousands of them. Their components
 * have no hooks.
 *
 * @param live A component that only React can render, such as an island.
 * @returns Undefined if the elements have such a component, or are inside of others that are being written.
 */
export function staticHtml(node: ReactNode, live: unknown): string | undefined {
  // What is inside of other elements is written with them.
  if (isWriting) return undefined;
  isWriting = true;
  try {
    return write(node, live);
  } catch (error) {
    if (error === isLive) return undefined;
    throw error;
  } finally {
    isWriting = false;
  }
}

function write(node: ReactNode, live: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node as ReactNode[]) html += write(child, live);
    return html;
  }
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (type === live) throw isLive;
  if (type === Fragment) return write(props.children, live);
  if (typeof type === 'function') return write((type as (props: object) => ReactNode)(props), live);
  if (type === 'wbr') return '<wbr/>';
  const inside = props.dangerouslySetInnerHTML?.__html ?? write(props.children, live);
  return `<${type}${attributes(props)}>${inside}</${type}>`;
}

interface Props extends Record<string, unknown> {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** The attributes with another name in HTML. */
const names: Record<string, string> = { className: 'class', tabIndex: 'tabindex' };

function attributes(props: Record<string, unknown>): string {
  let html = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
    if (value === undefined || value === null || (name === 'open' && value === false)) continue;
    const written = name === 'open' ? '' : escaped(String(value));
    html += ` ${names[name] ?? name}="${written}"`;
  }
  return html;
}

const references: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as React writes it. */
function escaped(text: string): string {
  return text.replace(/["&'<>]/g, (character) => references[character]!);
}
