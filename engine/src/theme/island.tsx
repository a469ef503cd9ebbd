import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Slot } from '../runtime/slot.tsx';
import { type HydrationPolicy, islandTag, maxInlinePropsLength } from '../shared/island.ts';

/** What the islands of one rendered piece of HTML share. */
interface IslandScope {
  /** Distinguishes the ids of this piece from every other piece of the same document. */
  prefix: string;
  /** The serialized props of each island, in order of rendering. */
  props: string[];
  /** The ids of the islands used. */
  used: Set<string>;
  /** Whether what is being rendered belongs to an island, and so hydrates with it. */
  inside: boolean;
}

const Scope = createContext<IslandScope | null>(null);

/** Marks a component as an island; the JSX runtime of the build looks for it. */
export const islandMark = Symbol.for('docs.island');

/**
 * Wraps an exported component of a `'use client'` file. At build it renders itself in a render of
 * its own, so that React in the browser finds exactly the tree it expects:
 *
 *     <docs-island data-island="id" data-props="{…}" data-prefix="p1-">…</docs-island>
 */
export function island<Props extends object>(
  Component: ComponentType<Props>,
  { id, policy }: { id: string; policy: HydrationPolicy },
): ComponentType<Props> {
  function Island(props: Props): ReactNode {
    const scope = useContext(Scope);
    if (!scope || scope.inside) return createElement(Component, props);
    const index = scope.props.length;
    const prefix = `${scope.prefix}${index}-`;
    scope.props.push('');
    scope.used.add(id);
    const { data, elements } = takeSlots(props, scope);
    scope.props[index] = JSON.stringify(data);
    const html = renderToString(
      <Scope value={{ ...scope, inside: true }}>{createElement(Component, elements)}</Scope>,
      { identifierPrefix: prefix },
    );
    return createElement(islandTag, {
      'data-island': id,
      'data-props': propsToken(index),
      'data-prefix': prefix,
      'data-hydrate': policy === 'touch' ? undefined : policy,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  return Object.assign(Island, { [islandMark]: id, displayName: `Island(${id})` });
}

function isRenderable(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isRenderable));
}

/** Replaces every prop that holds elements by a slot with their HTML. */
function takeSlots<Props extends object>(props: Props, scope: IslandScope) {
  const data: Record<string, unknown> = {};
  const elements: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!isRenderable(value)) {
      data[name] = elements[name] = value;
      continue;
    }
    const html = renderToStaticMarkup(<Scope value={{ ...scope, inside: false }}>{value}</Scope>);
    data[name] = { $slot: name };
    elements[name] = <Slot name={name} html={html} />;
  }
  return { data, elements: elements as Props };
}

function propsToken(index: number): string {
  return `\u0001${index}\u0001`;
}

/**
 * Renders a piece of a document that may hold islands. Props that are long or used more than once
 * stand once, in a data script behind the HTML; `@<piece>.<index>` refers to them.
 */
export function renderWithIslands(
  node: ReactNode,
  prefix: string,
): { html: string; islands: string[] } {
  const scope: IslandScope = { prefix, props: [], used: new Set(), inside: false };
  const html = renderToStaticMarkup(<Scope value={scope}>{node}</Scope>);
  return {
    html: scope.props.length === 0 ? html : withProps(html, scope),
    islands: [...scope.used].sort(),
  };
}

function withProps(html: string, { props, prefix }: IslandScope): string {
  const shared: string[] = [];
  const written = props.map((json) => {
    const repeated = json.length > 2 && props.indexOf(json) !== props.lastIndexOf(json);
    if (json.length <= maxInlinePropsLength && !repeated) return escapeAttribute(json);
    if (!shared.includes(json)) shared.push(json);
    return `@${prefix}.${shared.indexOf(json)}`;
  });
  const body = html.replace(
    /\u0001(\d+)\u0001/g,
    (token, index: string) => written[Number(index)] ?? token,
  );
  if (shared.length === 0) return body;
  const json = `[${shared.join(',')}]`.replaceAll('<', String.raw`\u003c`);
  return `${body}<script type="application/json" id="props-${prefix}">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
