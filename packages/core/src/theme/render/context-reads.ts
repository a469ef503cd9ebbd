import * as React from 'react';
import { type Context, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A context that a component has read, and its value there. */
export interface ContextRead {
  context: Context<unknown>;
  value: unknown;
  /** The island that has read it; undefined for a component that runs at build. */
  island?: string | undefined;
}

/** What React calls when a component calls a hook. */
interface Dispatcher {
  useContext(context: Context<unknown>): unknown;
  /** The same where no hook may be called: after a render within the component. */
  readContext(context: Context<unknown>): unknown;
  use?: (usable: unknown) => unknown;
  isObserved?: boolean;
}

/** The reads of the renders that go on, outermost first. */
const running: ContextRead[][] = [];
let isQuiet = false;

/** The dispatcher of the current render: an internal of React, which has no other way to see who reads a context. */
function currentDispatcher(): Dispatcher | undefined {
  const internals = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H?: Dispatcher };
    __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?: {
      ReactCurrentDispatcher?: { current?: Dispatcher };
    };
  };
  return (
    internals.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?.H ??
    internals.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentDispatcher?.current
  );
}

function observe(dispatcher: Dispatcher | undefined): void {
  if (!dispatcher || dispatcher.isObserved || Object.isFrozen(dispatcher)) return;
  const { useContext, use } = dispatcher;
  const note = (context: Context<unknown>, value: unknown) => {
    if (!isQuiet) running.at(-1)?.push({ context, value });
  };
  dispatcher.isObserved = true;
  dispatcher.useContext = (context) => {
    const value = useContext(context);
    note(context, value);
    return value;
  };
  if (use)
    dispatcher.use = (usable) => {
      const value = use(usable);
      const isPromise = typeof (usable as Promise<unknown>).then === 'function';
      if (!isPromise) note(usable as Context<unknown>, value);
      return value;
    };
}

/**
 * Calls a render within the render of a component, and collects the contexts that are read in it.
 *
 * @param island The island that is rendered.
 */
export function withReads<Result>(
  render: () => Result,
  island?: string,
): { result: Result; reads: ContextRead[] } {
  observe(currentDispatcher());
  const reads: ContextRead[] = [];
  running.push(reads);
  try {
    return { result: render(), reads };
  } finally {
    running.pop();
    for (const read of reads) read.island ??= island;
    running.at(-1)?.push(...reads);
  }
}

/**
 * The reads without a value of their own, where the component that calls it has one: a provider around it, which does not
 * reach into what was rendered for itself. Call it while a component renders.
 */
export function lostReads(reads: ContextRead[]): ContextRead[] {
  const dispatcher = currentDispatcher();
  if (!dispatcher || reads.length === 0) return [];
  return quietly(() => {
    const differing = reads.filter(
      ({ context, value }) => dispatcher.readContext(context) !== value,
    );
    if (differing.length === 0) return [];
    const defaults = new Map<Context<unknown>, unknown>();
    const Probe = () => {
      for (const { context } of differing)
        defaults.set(context, currentDispatcher()?.readContext(context));
      return null;
    };
    renderToStaticMarkup(createElement(Probe));
    return differing.filter(({ context, value }) => defaults.get(context) === value);
  });
}

function quietly<Result>(run: () => Result): Result {
  isQuiet = true;
  try {
    return run();
  } finally {
    isQuiet = false;
  }
}
