import { Fragment, jsx, jsxs as jsxStatic } from 'react/jsx-runtime';
import { DiagnosticError } from '../shared/diagnostic.ts';
import { islandMark } from './island.tsx';

export { Fragment };

interface Source {
  fileName?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/**
 * The JSX runtime of everything that is rendered at build. It knows where each element was written,
 * and so can say where an island was given a prop that cannot reach the browser.
 *
 * @throws DiagnosticError with file and line when an island gets a function, a symbol or a bigint.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: object,
  key?: string,
  isStatic?: boolean,
  source?: Source,
) {
  if (typeof type === 'function' && islandMark in type) refuseCode(type as never, props, source);
  return (isStatic ? jsxStatic : jsx)(type, props as never, key);
}

export const jsxs = jsxDEV;
export { jsxDEV as jsx };

function refuseCode(type: Record<symbol, string>, props: object, source: Source = {}): void {
  for (const [name, value] of Object.entries(props)) {
    const kind = typeof value;
    if (kind !== 'function' && kind !== 'symbol' && kind !== 'bigint') continue;
    throw new DiagnosticError([
      {
        severity: 'error',
        rule: 'island-props',
        message: `Unexpected ${kind} for prop "${name}" of island ${type[islandMark]}, expected data or elements`,
        hint: 'Props of a ‘use client’ component cross to the browser as JSON: move the code into its file',
        file: source.fileName,
        line: source.lineNumber,
        column: source.columnNumber,
      },
    ]);
  }
}
