import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { slotAttributes } from '../../runtime/islands/slot-element.ts';
import {
  type HydrationPolicy,
  islandTag,
  slotTag,
  waitingAttribute,
} from '../../shared/document/island.ts';
import { lostReads, withReads } from './context-reads.ts';
import { noteProblem, renderAs } from './dead-code.ts';
import { partError, type PartProblem, partProblem } from './island-parts.ts';
import { propsToken, withoutPreloads, withProps } from './island-html.ts';
import { splitProps } from './island-props.ts';

/** The state that the islands of one render share. */
interface IslandScope {
  /** The prefix of ids, unique within the document. */
  prefix: string;
  /** The serialized props of each island, in order of rendering. */
  props: string[];
  /** The ids of all rendered islands. */
  used: Set<string>;
  /** Whether the current render is inside of an island and hydrates with it. */
  inside: boolean;
  /** The island whose slot is rendered. */
  within?: string;
  /** The policies of the automatic islands inside of the current one, which hydrate with it. */
  inner?: HydrationPolicy[];
}

const Scope = createContext<IslandScope | null>(null);

/**
 * Marks a component as an island. The JSX runtime of the build records where the component is used.
 */
export const islandMark = Symbol.for('docs.island');

/**
 * Wraps an exported component of a `'use client'` file. The build renders it separately, so that its
 * HTML is exactly the tree that React expects in the browser:
 *
 *     <docs-island data-island="id" data-props="{…}" data-prefix="p1-">…</docs-island>
 *
 * Within another island it is a plain component, whose props may be functions. An automatic island,
 * whose file lacks the directive, is a plain component if its props cannot cross to the browser.
 */
export function island<Props extends object>(
  Component: ComponentType<Props>,
  { id, policy, automatic = false }: { id: string; policy: HydrationPolicy; automatic?: boolean },
): ComponentType<Props> {
  function Island(props: Props): ReactNode {
    const scope = useContext(Scope);
    if (!scope || scope.inside) {
      if (automatic) scope?.inner?.push(policy);
      return createElement(Component, props);
    }
    if (automatic && !isSplittable(props, id)) return createElement(Component, props);
    const index = scope.props.length;
    try {
      return renderIsland(Component, props, { id, policy, scope, automatic });
    } catch (error) {
      if (!automatic) throw partError(error, { id, within: scope.within, props });
      // It may read a context of the components around it, which an island does not receive.
      scope.props.length = index;
      return createElement(Component, props);
    }
  }
  return Object.assign(Island, { [islandMark]: id, displayName: `Island(${id})` });
}

interface IslandOptions {
  id: string;
  policy: HydrationPolicy;
  scope: IslandScope;
  automatic: boolean;
}

function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  { id, policy, scope, automatic }: IslandOptions,
): ReactNode {
  const index = scope.props.length;
  const prefix = `${scope.prefix}${index}-`;
  scope.props.push('');
  scope.used.add(id);
  const report = (problem: PartProblem) =>
    noteProblem(partProblem({ ...problem, isAutomatic: automatic, props }));
  const { data, slots, waiting } = takeSlots(props, id, scope, report);
  const json = JSON.stringify(data);
  scope.props[index] = json;
  const inner: HydrationPolicy[] = [];
  const { result: html, reads } = withReads(
    () =>
      renderAs(true, () =>
        renderToString(
          <Scope.Provider value={{ ...scope, inside: true, inner }}>
            {/* What the browser gets: JSON drops properties that are undefined. */}
            {createElement(Component, { ...(JSON.parse(json) as Props), ...slots })}
          </Scope.Provider>,
          { identifierPrefix: prefix },
        ),
      ),
    id,
  );
  const [lost] = lostReads(reads);
  if (lost) report({ reader: id, context: lost.context });
  // An effect inside does not wait for a touch.
  const moment = inner.includes('idle') ? 'idle' : policy;
  return createElement(islandTag, {
    'data-island': id,
    'data-props': propsToken(index),
    'data-prefix': prefix,
    'data-hydrate': moment === 'touch' ? undefined : moment,
    dangerouslySetInnerHTML: { __html: html + waiting() },
  });
}

function isSplittable(props: object, id: string): boolean {
  try {
    splitProps(props, id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces every prop with elements by a slot with their HTML. `waiting` is the HTML of the slots that
 * the component did not render: they follow its own, for when it does, and for readers without scripts.
 */
function takeSlots(
  props: object,
  id: string,
  scope: IslandScope,
  report: (problem: PartProblem) => void,
) {
  const { data, elements } = splitProps(props, id);
  const slots: Record<string, ReactNode> = {};
  const hidden = new Map<string, string>();
  for (const [prop, value] of Object.entries(elements)) {
    const { result: html, reads } = withReads(() =>
      renderAs(false, () =>
        renderToStaticMarkup(
          <Scope.Provider value={{ ...scope, inside: false, within: id }}>{value}</Scope.Provider>,
        ),
      ),
    );
    const onRender = (added: string[]) => {
      hidden.delete(prop);
      const [lost] = lostReads(reads);
      if (lost) report({ reader: lost.island, provider: id, context: lost.context });
      else if (added.length > 0) report({ provider: id, added });
    };
    if (html !== '') hidden.set(prop, html);
    data[prop] = { $slot: prop };
    slots[prop] = <ServedSlot prop={prop} html={html} onRender={onRender} />;
  }
  const waiting = () =>
    [...hidden].map(([prop, html]) => renderToStaticMarkup(slotOf(prop, html, true))).join('');
  return { data, slots, waiting };
}

interface ServedSlotProps {
  prop: string;
  html: string;
  /** Receives the names of the props that the island has added. */
  onRender(added: string[]): void;
}

function ServedSlot({ prop, html, onRender, ...added }: ServedSlotProps) {
  onRender(Object.keys(added));
  return slotOf(prop, html);
}

function slotOf(prop: string, html: string, isWaiting = false) {
  return createElement(slotTag, {
    ...slotAttributes(prop),
    ...(isWaiting && { [waitingAttribute]: '' }),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/**
 * Renders a part of a document with its islands. Long or repeated props are in a data script after the
 * HTML; `@<piece>.<index>` refers to them.
 */
export function renderWithIslands(
  node: ReactNode,
  prefix: string,
): { html: string; islands: string[] } {
  const scope: IslandScope = { prefix, props: [], used: new Set(), inside: false };
  const html = withoutPreloads(
    renderToStaticMarkup(<Scope.Provider value={scope}>{node}</Scope.Provider>),
  );
  return {
    html: scope.props.length === 0 ? html : withProps(html, scope.props, prefix),
    islands: [...scope.used].sort(),
  };
}
