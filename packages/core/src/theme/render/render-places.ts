import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findMain, findMisnesting, type Misnesting } from './html-nesting.ts';
import type { SourcePlace } from '../../shared/page/page.ts';
import { jsxDEV, type JsxSource } from './jsx-dev-runtime.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/* A second render of a page that fails, which finds the failing element. */

/** The JSX runtime, or a wrapper that observes its calls. */
export type Jsx = typeof jsxDEV;

function placeOf(source: JsxSource | undefined): SourcePlace | undefined {
  const { fileName: file, lineNumber: line, columnNumber: column = 1 } = source ?? {};
  return line ? { ...(file !== undefined && { file }), line, column } : undefined;
}

const attribute = 'data-place';

/** A place as an attribute value. The name of the page's own file is omitted. */
function markOf({ file = '', line, column }: SourcePlace): string {
  return `${encodeURI(file)}:${line}:${column}`;
}

/**
 * Finds the first misplaced element of a page and its place: a second render adds the places of the
 * page's own elements to the HTML. If a component renders the element, its place is where the page uses the component.
 */
export function locateMisnesting(render: (jsx: Jsx) => string) {
  const html = render((type, props, key, isStatic, source) => {
    const place = placeOf(source);
    return typeof type === 'string' && !('html' in props) && place
      ? jsxDEV(type, { ...props, [attribute]: markOf(place) }, key, isStatic, source)
      : jsxDEV(type, props, key, isStatic, source);
  });
  const misplaced = findMisnesting(html);
  if (!misplaced || (placeIn(misplaced) && !islandOf(misplaced))) return located(misplaced);
  const again = findMisnesting(render(placed));
  const { inner, outer } = misplaced;
  return located(again?.inner === inner && again.outer === outer ? again : misplaced);
}

/**
 * Finds the place of the first `<main>` of a page, or of the component that renders it: see `placed`.
 */
export function locateMain(render: (jsx: Jsx) => string) {
  return located(findMain(render(placed)));
}

/** Wraps each of the page's elements and components in an element with its place. */
const placed: Jsx = (type, props, key, isStatic, source) => {
  const place = placeOf(source);
  const element = jsxDEV(type, props, key, isStatic, source);
  if (!place) return element;
  return createElement('docs-place', { key, [attribute]: markOf(place) }, element);
};

/** The match of an attribute of the innermost open element that has it. */
function innermost({ open }: Misnesting, pattern: RegExp): RegExpExecArray | undefined {
  return open
    .toReversed()
    .map((tag) => pattern.exec(tag))
    .find((match) => match !== null);
}

const placeIn = (misplaced: Misnesting) =>
  innermost(misplaced, new RegExp(`${attribute}="([^"]*):(\\d+):(\\d+)"`));

const islandOf = (misplaced: Misnesting) => innermost(misplaced, / data-island="([^"]*)"/)?.[1];

/** Adds the place of the innermost element that has one, and the id of the island that renders it. */
function located(misplaced: Misnesting | undefined) {
  const mark = misplaced && placeIn(misplaced);
  return (
    misplaced && {
      ...misplaced,
      island: islandOf(misplaced),
      ...(mark?.[1] && { file: decodeURI(mark[1]) }),
      line: Number(mark?.[2] ?? 1),
      column: Number(mark?.[3] ?? 1),
    }
  );
}

/**
 * Finds the element of a page whose render fails: the HTML element that React rejects, wherever
 * components moved it, or else the last component that React called.
 *
 * @param failure The error of the first render. The second may differ: a component that
 *   inspects its children does not recognize the observed elements.
 */
export function locateFailure(
  failure: unknown,
  render: (jsx: Jsx) => string,
): SourcePlace | undefined {
  let last: SourcePlace | undefined;
  /** The first element that React rejects, by message. */
  const rejected = new Map<string, SourcePlace>();
  try {
    render((type, props, key, isStatic, source) => {
      const place = placeOf(source);
      const reason = typeof type === 'string' && place ? rejection(type, props) : undefined;
      if (reason !== undefined && !rejected.has(reason)) rejected.set(reason, place!);
      const isFunction =
        typeof type === 'function' &&
        !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent;
      const component = type as (props: object) => ReactNode;
      const entered = (own: object) => {
        last = place ?? last;
        return component(own);
      };
      return jsxDEV(isFunction ? entered : type, props, key, isStatic, source);
    });
  } catch {
    return rejected.get(String(failure)) ?? last;
  }
  return undefined;
}

/**
 * The reason why React cannot render an element with its attributes and text, without its child
 * elements.
 */
function rejection(type: string, props: object): string | undefined {
  const { children, ...rest } = props as { children?: ReactNode };
  const own = [children].flat().filter((child) => !isValidElement(child));
  try {
    const hasChildren = children !== undefined && children !== null;
    renderToStaticMarkup(createElement(type, rest, ...(hasChildren ? [...own, ''] : [])));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The number of lines that the `Function` constructor adds before a program. */
const headerLines = 2;

/**
 * The place in the page of the code that threw: programs contain the place of every element after its
 * expressions.
 */
export function placeInProgram(error: unknown, program: string): SourcePlace | undefined {
  const { stack = '' } = errorOf(error);
  const [, line, column] = /<anonymous>:(\d+):(\d+)/.exec(stack) ?? [];
  if (line === undefined) return undefined;
  const lines = program.split('\n').slice(Number(line) - headerLines - 1);
  const rest = lines.join('\n').slice(Number(column) - 1);
  const place = /lineNumber: (\d+),\s*columnNumber: (\d+)/.exec(rest);
  return place ? { line: Number(place[1]), column: Number(place[2]) } : undefined;
}
