import { createElement, type ElementType, Suspense } from 'react';
import { Fragment, jsx, jsxs as jsxStatic } from 'react/jsx-runtime';
import { awaited, isAsync, isLazy, loaded, Unsettled } from './async-results.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { noteHandlers, noteLifecycle } from './dead-code.ts';
import { rememberPlace, rememberProvider } from './element-places.ts';

export { Fragment };

/** The place of an element in a source file, as compilers pass it. */
export interface JsxSource {
  fileName?: string | undefined;
  lineNumber?: number | undefined;
  columnNumber?: number | undefined;
}

/**
 * The JSX runtime of the build. It receives the place of each element and reports a missing
 * component with its place. It stores the places of elements: components check their props and
 * children only when they render.
 *
 * @throws DiagnosticError with file and line if the type cannot be rendered.
 */
export function jsxDEV(
  type: unknown,
  props: object,
  key?: string,
  isStatic?: boolean,
  source?: JsxSource,
) {
  // Tags of the theme and of packages, most elements of a page: there is nothing to check or to store.
  if (source === undefined && typeof type === 'string')
    return (isStatic ? jsxStatic : jsx)(type as ElementType, props, key);
  const { fileName, lineNumber, columnNumber } = source ?? {};
  const place = { file: fileName, line: lineNumber, column: columnNumber };
  if (!isElementType(type)) {
    throw errorWith({
      rule: 'missing-component',
      message: `An element’s type is no component: ${type === null ? 'null' : typeof type}`,
      hint: 'Check that the imported file exports a component of that name',
      ...place,
    });
  }
  const component = isAsync(type) ? awaited(type) : isLazy(type) ? loaded(type) : type;
  const given =
    type === Suspense ? { ...props, fallback: createElement(Unsettled, { place }) } : props;
  const element = (isStatic ? jsxStatic : jsx)(component, given, key);
  if (typeof type === 'string') noteHandlers(type, props, place);
  if (typeof type === 'function') noteLifecycle(type, place);
  if (fileName !== undefined) rememberPlace(element.props as object, place);
  if (typeof type === 'object') rememberProvider(type, place);
  return element;
}

/** For code that was compiled without places: JSX with one child, and with several. */
export { jsxDEV as jsx };
export const jsxs = (type: unknown, props: object, key?: string) => jsxDEV(type, props, key, true);

/** Whether React can render a type: a tag, a function, a fragment, or a result of `memo` or `lazy`. */
function isElementType(type: unknown): type is ElementType {
  if (typeof type === 'object') return type !== null && '$$typeof' in type;
  return ['string', 'function', 'symbol'].includes(typeof type);
}
