import { App, s, StateProvider, states, WidgetNode } from '@vev/react';
import React from 'react';
import { createRoot } from 'react-dom/client';

/** A component as a probe writes it. */
// The SDK passes the content of its model to each component.
export type Component = (props: Record<string, unknown>) => React.ReactNode;

/** The part of the SDK's registry that the probes use. */
interface Registry {
  add(packages: Record<string, Record<string, Component>>): void;
  register(
    name: string,
    needs: string[],
    load: (expose: (name: string, component: Component) => void) => { execute: () => void },
  ): void;
  import(name: string): Promise<object>;
}

/** A project with one page and one component. */
const project = {
  project: 'shop',
  route: { pageKey: 'home', path: '/' },
  pages: [
    { key: 'home', title: 'Home', path: '', index: true },
    { key: 'sale', title: 'Sale', path: 'sale' },
  ],
};

let mounted: { unmount(): void }[] = [];
let count = 0;

/** Renders into a new element of the page, which the next probe removes. */
export async function show(node: React.ReactNode): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  mounted.push({
    unmount() {
      root.unmount();
      element.remove();
    },
  });
  root.render(node);
  await settled();
  return element;
}

/** Renders within `StateProvider`; `state` overrides the state of a small project. */
export const showIn = (state: object, node: React.ReactNode) =>
  show(<StateProvider state={{ ...project, ...state } as object}>{node}</StateProvider>);

/**
 * Renders a component as a project does: placed, with a host element, and, if `interactions` are
 * given, within the complete app, which runs them.
 */
export async function place(
  component: Component,
  content: object = {},
  { interactions, ...state }: { interactions?: object; [member: string]: unknown } = {},
): Promise<HTMLElement> {
  const type = `card${(count += 1)}`;
  (s as Registry).add({ demo: { [type]: component } });
  const models = [
    { key: 'home', type: 'page', children: ['placed'] },
    { key: 'placed', type, content },
  ];
  const all = { models, pkg: { [type]: 'demo' }, ...(interactions && { interactions }), ...state };
  return showIn(all, interactions ? <App /> : <WidgetNode id="placed" />);
}

/** Loads a package as a project does: `execute` runs its files and returns its components. */
export async function loadPackage(name: string, execute: () => Record<string, Component>) {
  const registry = s as Registry;
  registry.register(name, [], (expose) => ({
    execute() {
      for (const [type, component] of Object.entries(execute())) expose(type, component);
    },
  }));
  await registry.import(name);
}

/** Waits for React, and for the timers and observers of the SDK. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Moves the clock of animations to a time in ms, and waits until they have seen it. */
type GoTo = (time: number) => Promise<void>;

/** Runs with a clock of animations that moves only when `goTo` is called. */
export async function withClock<Result>(run: (goTo: GoTo) => Promise<Result>): Promise<Result> {
  const { requestAnimationFrame } = window;
  let now = 1000;
  window.requestAnimationFrame = (frame) => requestAnimationFrame(() => frame(now));
  // A frame that animations of earlier probes have requested still has the time of the browser.
  await settled();
  try {
    return await run(async (time) => {
      now = time;
      await settled();
    });
  } finally {
    window.requestAnimationFrame = requestAnimationFrame;
  }
}

/** The time at which an animation began: one step of the clock before `hasMoved` is true. */
export async function startOf(goTo: GoTo, hasMoved: () => boolean): Promise<number> {
  const step = 50;
  let now = 1000;
  while (!hasMoved()) await goTo((now += step));
  return now - step;
}

/** The most that `until` waits, in ms: the longest animation takes 400 ms. */
const longest = 4000;

/**
 * Waits for a condition, without frames.
 *
 * @throws If it does not come true.
 */
export async function until(isSo: () => unknown): Promise<void> {
  const end = performance.now() + longest;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`Unexpected wait for ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Removes the rendered elements of a probe, and the state of the SDK. */
export function clear(): void {
  for (const { unmount } of mounted) unmount();
  mounted = [];
  const kept = states as Record<string, unknown>;
  for (const id of Object.keys(kept)) delete kept[id];
}

/** The last value that a hook returns within a component. */
export async function ask<Result>(
  hook: () => Result,
  state: object = {},
): Promise<Result | undefined> {
  let result: Result | undefined;
  await place(
    () => {
      result = hook();
      return null;
    },
    {},
    { ...state },
  );
  return result;
}

/** The events of a name on the window while `act` runs. */
export async function heard(name: string, act: () => unknown): Promise<CustomEvent[]> {
  const events: CustomEvent[] = [];
  const listen = (event: Event) => events.push(event as CustomEvent);
  window.addEventListener(name, listen);
  await act();
  await settled();
  window.removeEventListener(name, listen);
  return events;
}
