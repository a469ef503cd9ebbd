import { type ComponentType, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { islandTag, slotTag } from '../../shared/document/island.ts';
import { isSlotReference } from './slot-element.ts';
import { enteredIn } from './entered.ts';
import { type EarlyEvent, earlyEvents, type Hydrator, type Root, roots } from './islands.ts';
import { replay } from './replay.ts';
import { keepServed, SlotContents } from './slot-contents.ts';
import { Slot } from './slot.tsx';

/** Creates the hydrator; `load` imports the component of an island by its id. */
export function createHydrator(load: (id: string) => Promise<ComponentType<object>>): Hydrator {
  const components = new Map<string, ComponentType<object>>();
  const hydrating = new WeakMap<Root, Promise<void>>();
  const queue: EarlyEvent[] = [];
  let isReplaying = false;
  return {
    async prepare(islands) {
      const ids = new Set([...islands].map((island) => island.dataset.island!));
      const loaded = await Promise.allSettled(
        [...ids].map(async (id) => {
          if (!components.has(id)) components.set(id, await load(id));
        }),
      );
      await composed();
      return loaded.find((each) => each.status === 'rejected')?.reason;
    },
    hydrate(island) {
      const before = roots.get(island);
      if (before) return hydrating.get(before);
      const component = components.get(island.dataset.island!);
      if (!component) return undefined;
      const entered = enteredIn(island);
      keepServed(island);
      takeStyles(island);
      const contents = new SlotContents(island);
      const element = createElement(component, elementsOf(propsOf(island), contents));
      const served = island.cloneNode(true);
      let end = Date.now() + mostLoading;
      const options = {
        identifierPrefix: island.dataset.prefix!,
        // React has rendered the island anew: readers see what the component renders in the browser.
        onRecoverableError(error: unknown) {
          const { message } = error as Error;
          console.warn(`The island ${island.dataset.island} differs from its HTML: ${message}`);
        },
        // React empties the island: readers keep what the build has rendered.
        onUncaughtError(error: unknown) {
          end = 0;
          island.replaceChildren(...served.childNodes);
          import.meta.hot?.on('vite:afterUpdate', () => location.reload());
          // The error itself names only files of the build.
          const problem = `The island ${island.dataset.island} failed on ${location.pathname}: ${String(error)}`;
          reportError(new Error(problem, { cause: error }));
        },
      };
      let root!: Root;
      flushSync(() => {
        const own = hydrateRoot(island, element, options);
        const unmount = () => {
          own.unmount();
          contents.end();
        };
        roots.set(island, (root = { isReady: false, unmount, slots: () => contents.elements }));
      });
      const getReady = async () => {
        while (roots.get(island) === root && Date.now() < end && isLoading(island))
          await new Promise((resolve) => setTimeout(resolve, 20));
        for (const restore of entered) flushSync(restore);
        root.isReady = true;
      };
      const ready = getReady();
      hydrating.set(root, ready);
      return ready;
    },
    // Flushed one by one: the second click must see the changes of the first.
    async replay(events) {
      queue.push(...events);
      if (isReplaying) return;
      isReplaying = true;
      try {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const early = next;
          const restore = flushSync(() => replay(early));
          if (restore) flushSync(restore);
          // Some libraries move the focus in a timer, and the next key is meant for where it is then.
          if (early.event.type === 'keydown' && queue[0])
            await new Promise((resolve) => setTimeout(resolve));
        }
      } finally {
        isReplaying = false;
      }
    },
  };
}

/** How long early events wait for what an island loads, in ms. */
const mostLoading = 10_000;

/** Whether React waits for a part of an island, which `lazy` or `use` loads: all of it, or what follows the mark of a boundary. */
function isLoading(island: HTMLElement): boolean {
  const firsts = [island.firstElementChild];
  const marks = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
  while (marks.nextNode()) {
    const { data, parentElement, nextElementSibling } = marks.currentNode as Comment;
    if (data === '$' && parentElement!.closest(`${islandTag}, ${slotTag}`) === island)
      firsts.push(nextElementSibling);
  }
  return firsts.some((first) => first && isStopped(first));
}

/** Whether React stops an event on its way to an element, as it does to what it has not hydrated. No component is told of this one. */
function isStopped(element: Element): boolean {
  let isStopped = true;
  const arrive = () => void (isStopped = false);
  element.addEventListener('textInput', arrive, { once: true });
  element.dispatchEvent(new Event('textInput'));
  element.removeEventListener('textInput', arrive);
  return isStopped;
}

/** Waits while an input method composes text: setting the value of its field would end that. */
async function composed(): Promise<void> {
  const last = earlyEvents.findLast(({ event }) => event instanceof CompositionEvent)?.event;
  if (!last || last.type === 'compositionend' || !(last.target as Node).isConnected) return;
  await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true }));
}

/** Turns `data-style` of an island's own elements into styles, which React then owns. */
function takeStyles(island: HTMLElement): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-style]')) {
    if (element.closest(`${islandTag}, ${slotTag}`) !== island) continue;
    const { style = '' } = element.dataset;
    // In development React compares the attribute's text; the dev server sends no policy against it.
    if (import.meta.hot) element.setAttribute('style', style);
    else element.style.cssText = style;
    delete element.dataset.style;
  }
}

/** Reads an island's props: none, inline, or `@<piece>.<index>` of a shared data script. */
function propsOf(island: HTMLElement): Record<string, unknown> {
  const written = island.dataset.props ?? '{}';
  if (!written.startsWith('@')) return JSON.parse(written);
  const [, piece, index] = /^@(.*)\.(\d+)$/.exec(written)!;
  const script = document.getElementById(`props-${piece}`);
  return JSON.parse(script?.textContent ?? '[]')[Number(index)];
}

function elementsOf(
  props: Record<string, unknown>,
  contents: SlotContents,
): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(props).map(([prop, value]) => [
      prop,
      isSlotReference(value) ? createElement(Slot, { prop, contents }) : (value as ReactNode),
    ]),
  );
}
