import { browserHook } from '../../shared/diagnostics/browser-hooks.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';

/** Whether the current render is inside an island. The island's handlers run in the browser. */
let isInside = false;
let deadCode: Diagnostic[] = [];

const hint = "Begin the component's file with 'use client', and export it by its name";

/** Whether the current render is inside of an island. */
export const isInsideIsland = () => isInside;

/** Renders inside an island, or outside of it in one of its slots. */
export function renderAs<Result>(inside: boolean, render: () => Result): Result {
  const before = isInside;
  isInside = inside;
  try {
    return render();
  } finally {
    isInside = before;
  }
}

/** Records every event handler of an element that is rendered at build only. */
export function noteHandlers(
  type: string,
  props: object,
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  if (isInside || place.line === undefined) return;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'function' || !/^on[A-Z]/.test(name)) continue;
    deadCode.push({
      severity: rules['event-handler'].severity,
      rule: 'event-handler',
      target: name,
      message: `The event handler ${name} of <${type}> never runs: the component runs at build only`,
      hint,
      ...place,
    });
  }
}

/** Records a call of a browser hook outside of islands; see `noteHooks` of the bundler. */
export function noteHook<Hook>(
  hook: Hook,
  { name, ...place }: { name: string } & Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Hook {
  if (!isInside) deadCode.push(browserHook(name, hint, place));
  return hook;
}

/** Records a mistake of the current render. */
export function noteProblem(problem: Diagnostic): void {
  deadCode.push(problem);
}

/** The methods of a class that React calls only in the browser. */
const lifecycle = ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'];

/** Records a method of a class component that would run only in the browser. */
export function noteLifecycle(
  { name, prototype }: { name: string; prototype?: object },
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  if (isInside || place.line === undefined || !prototype) return;
  const method = lifecycle.find((each) => each in prototype);
  if (method !== undefined) deadCode.push(browserHook(`${method} of <${name}>`, hint, place));
}

/** Every handler and hook since the last call, each once. Called between renders. */
export function takeDead(): Diagnostic[] {
  const taken = new Map(deadCode.map((each) => [JSON.stringify(each), each]));
  deadCode = [];
  // A render that took too long was ended in the middle.
  isInside = false;
  return [...taken.values()];
}
