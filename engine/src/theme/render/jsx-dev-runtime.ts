import { Fragment, jsx, jsxs as jsxStatic } from 'react/jsx-runtime';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { rememberPlace } from './element-places.ts';

export { Fragment };

/** Where an element was written, as compilers say it. */
export interface JsxSource {
  fileName?: string | undefined;
  lineNumber?: number | undefined;
  columnNumber?: number | undefined;
}

/**
 * The JSX runtime of everything that is rendered at build. It knows where each element was written,
 * and so can say where a component is missing. For components it keeps the place: only when one is
 * rendered does it turn out whether its props are what it, or the browser, can take.
 *
 * @throws DiagnosticError with file and line when the type is nothing that can be rendered.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: object,
  key?: string,
  isStatic?: boolean,
  source: JsxSource = {},
) {
  const place = { file: source.fileName, line: source.lineNumber, column: source.columnNumber };
  if (!isElementType(type)) {
    throw new DiagnosticError([
      {
        severity: 'error',
        rule: 'missing-component',
        message: `Unexpected ${type === null ? 'null' : typeof type} as an element’s type, expected a component`,
        hint: 'Check that the imported file exports a component of that name',
        ...place,
      },
    ]);
  }
  const element = (isStatic ? jsxStatic : jsx)(type, props, key);
  if (typeof type === 'function') rememberPlace(element.props as object, place);
  return element;
}

export const jsxs = jsxDEV;
export { jsxDEV as jsx };

/** Tags, functions, fragments, and what `memo`, `lazy` and the like make. */
function isElementType(type: unknown): boolean {
  if (typeof type === 'object') return type !== null && '$$typeof' in type;
  return ['string', 'function', 'symbol'].includes(typeof type);
}
