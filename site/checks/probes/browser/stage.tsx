import { App, s, StateProvider, states, WidgetNode } from '@vev/react';
import React from 'react';
import { createRoot } from 'react-dom/client';

/** A component as a probe writes it. */
// The SDK gives each component what its model holds.
export type Component = (props: Record<string, unknown>) => React.ReactNode;

/** The registry of the SDK, as far as the probes use it. */
interface Registry {
  add(packages: Record<string, Record<string, Component>>): void;
  register(
    name: string,
    needs: string[],
    load: (expose: (name: string, component: Component) => void) => { execute: () => void },
  ): void;
  import(name: string): Promise<object>;
}

/** A project with one page, on which one component stands. */
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

/** Renders into a new element of the page, which the next probe takes away again. */
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

/** Renders inside `StateProvider`, with `state` over that of a small project. */
export const showIn = (state: object, node: React.ReactNode) =>
  show(<StateProvider state={{ ...project, ...state } as object}>{node}</StateProvider>);

/**
 * Renders a component as a project does: placed, with a host element, and, when `interactions` are
 * given, inside the whole app, which runs them.
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

/** Waits until React, the SDK's own timers and its observers have had their turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits until something is so, without frames. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Takes away what a probe has rendered, and the state that the SDK keeps of it. */
export function clear(): void {
  for (const { unmount } of mounted) unmount();
  mounted = [];
  const kept = states as Record<string, unknown>;
  for (const id of Object.keys(kept)) delete kept[id];
}

/** What a hook returns inside a component, last. */
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
