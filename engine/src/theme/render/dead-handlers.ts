import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';

/** Whether the current render is inside an island. The island's handlers run in the browser. */
let isInside = false;
let deadHandlers: Diagnostic[] = [];

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
    deadHandlers.push({
      severity: rules['event-handler'].severity,
      rule: 'event-handler',
      target: name,
      message: `Unexpected ${name} of <${type}>, expected no event handler: the component runs at build only`,
      hint: "Begin the component's file with 'use client'",
      ...place,
    });
  }
}

/** Every handler that was recorded since the last call, each once. */
export function takeDeadHandlers(): Diagnostic[] {
  const taken = new Map(deadHandlers.map((each) => [JSON.stringify(each), each]));
  deadHandlers = [];
  return [...taken.values()];
}
