import { islandTag } from '../../shared/document/island.ts';
import { report } from '../browser/failure.ts';
import { waitingAttribute } from './slot-element.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/** An event before hydration. */
export interface EarlyEvent {
  event: Event;
  /** The outermost island around its target that had not hydrated. */
  island: HTMLElement;
  /** Whether nothing has received it. */
  isStopped: boolean;
}

/** Hydrates islands; it loads with React when the first island is touched. */
export interface Hydrator {
  hydrate(island: HTMLElement): void;
  /** Dispatches events again that came before hydration. */
  replay(events: EarlyEvent[]): void;
  /** Loads the modules of these islands; returns the first failure. */
  prepare(islands: Iterable<HTMLElement>): Promise<unknown>;
}

interface Root {
  unmount(): void;
  /** The elements of its slots, shown or not. */
  slots(): Element[];
}

/** The React root of each hydrated island. */
export const roots = new Map<Element, Root>();

/** The events that hydrate an island, and are dispatched again. */
const touches =
  'pointerover pointerdown pointerup pointercancel mousedown mouseup click dblclick contextmenu dragstart focusin focusout keydown keyup input change submit';

/** Copies of elements that readers write in, from before their first key. */
export const served = new WeakMap<Element, Node>();

let load: () => Promise<Hydrator>;
/** Events before hydration, to be dispatched again in their order. */
let earlyEvents: EarlyEvent[] = [];
/** Observes the islands of the current page that hydrate when they are visible. */
let observer: IntersectionObserver | undefined;

/** The islands that have not hydrated, unless they wait in a slot. */
function dryIslands(): HTMLElement[] {
  const islands = document.querySelectorAll<HTMLElement>(
    `${islandTag}:not([${waitingAttribute}] *)`,
  );
  return [...islands].filter((island) => !roots.has(island));
}

/** The islands around an element that have not hydrated, outermost first. */
function dryIslandsAround(target: EventTarget | null): HTMLElement[] {
  const islands: HTMLElement[] = [];
  let island = target instanceof Element ? target.closest<HTMLElement>(islandTag) : null;
  while (island) {
    if (!roots.has(island)) islands.unshift(island);
    island = island.parentElement?.closest<HTMLElement>(islandTag) ?? null;
  }
  return islands;
}

/** Hydrates islands, after the modules of all islands of the page have loaded. Those whose module fails do not affect others. */
async function hydrate(islands: HTMLElement[]): Promise<Hydrator> {
  const hydrator = await load();
  const failure = await hydrator.prepare(dryIslands());
  for (const island of islands) {
    if (!island.isConnected || roots.has(island)) continue;
    hydrator.hydrate(island);
    if (failure && !roots.has(island)) throw failure;
  }
  return hydrator;
}

/** Elements whose keys only React handles, unlike buttons, fields and links. */
const custom = '[role]:not(a, button, input, textarea, [contenteditable])';

/** Whether only React handles what an early event does: the browser must not. */
function isReactOnly(event: Event): boolean {
  const target = event.target as Element;
  return (
    /click|submit/.test(event.type) ||
    (isNavigationKey(event) && target.matches(`button, ${custom}`)) ||
    ((event as KeyboardEvent).key === ' ' && target.matches(custom))
  );
}

/**
 * Handles an event on an island. Untrusted events count, too: extensions and password managers send
 * them.
 */
function onTouch(event: Event): void {
  const { type, target } = event;
  const islands = dryIslandsAround(target);
  const [island] = islands;
  if (!island) return;
  const editable = (target as Element).closest('[contenteditable]');
  if (editable && !served.has(editable)) served.set(editable, editable.cloneNode(true));
  // A link and an action do not wait for React.
  if (!/click|key/.test(type) || !(target as Element).closest('a[href], [data-action]')) {
    const isOwn = isReactOnly(event);
    if (isOwn) event.preventDefault();
    // Others may react to the focus and to keys at once: links are preloaded, hotkeys act.
    const isStopped = isOwn || /^(mouse|pointer[^o])/.test(type);
    if (isStopped) event.stopImmediatePropagation();
    earlyEvents.push({ event, island, isStopped });
  }
  hydrate(islands).then((hydrator) => {
    // In their order: an event on an island that has not hydrated delays all later ones.
    const end = earlyEvents.findIndex(({ island }) => island.isConnected && !roots.has(island));
    hydrator.replay(earlyEvents.splice(0, end < 0 ? earlyEvents.length : end));
  }, giveUp);
}

function giveUp(error: unknown): void {
  earlyEvents = [];
  report(error);
}

const policies: Record<string, (island: HTMLElement) => void> = {
  load: (island) => void hydrate([island]).catch(giveUp),
  idle: (island) => void setTimeout(() => policies.load!(island), 200),
  visible: (island) => observer?.observe(island.firstElementChild ?? island),
};

/** Starts the islands that hydrate without a touch. Call it after each change of the content. */
export function startIslands(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries, self) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      policies.load!(target.closest<HTMLElement>(islandTag)!);
    }
  });
  for (const island of dryIslands()) {
    if (island.dataset.hydrate) policies[island.dataset.hydrate]?.(island);
  }
}

/** Unmounts the islands below an element that is about to be replaced. */
export function endIslands(scope: Element): void {
  for (const island of scope.querySelectorAll(islandTag)) {
    roots.get(island)?.unmount();
    roots.delete(island);
  }
}

/** Hydrates each island of the document at its first touch. */
export function listenForTouches(loadHydrator: () => Promise<Hydrator>): void {
  load = loadHydrator;
  for (const type of touches.split(' '))
    document.addEventListener(type, onTouch, { capture: true, passive: false });
}
