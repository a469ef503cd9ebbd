import { islandTag, waitingAttribute } from '../../shared/document/island.ts';
import { report } from '../browser/failure.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/** An event before hydration. */
export interface EarlyEvent {
  event: Event;
  /** The outermost island around its target that had not hydrated; any, if there is none. */
  island: HTMLElement;
  /** Whether there is none: the event may end a press on an island. */
  isOutside?: true;
  /** Whether nothing has received it. */
  isStopped: boolean;
  /** What it carries: the browser empties the original after the event. */
  data: DataTransfer | undefined;
  /** A copy of what the reader pastes into, from before. */
  before: Node | undefined;
  /** Writes what the reader has pasted, unless a component cancels the event. */
  restore?: () => void;
}

/** Hydrates islands; it loads with React when the first island is touched. */
export interface Hydrator {
  /** Hydrates an island, once. Resolves when all of it receives events. */
  hydrate(island: HTMLElement): Promise<void> | undefined;
  /** Dispatches events again that came before hydration. */
  replay(events: EarlyEvent[]): void;
  /** Loads the modules of these islands; returns the first failure. */
  prepare(islands: Iterable<HTMLElement>): Promise<unknown>;
}

/** The React root of an island. */
export interface Root {
  /** Whether all of it receives events. React may load a part of it: events there would be lost. */
  isReady: boolean;
  unmount(): void;
  /** The elements of its slots, shown or not. */
  slots(): Element[];
}

/** The React root of each hydrated island. */
export const roots = new Map<Element, Root>();

const isDry = (island: Element) => !roots.get(island)?.isReady;

/** The events that hydrate an island, and are dispatched again. */
const touches =
  'pointerover pointerdown pointerup pointercancel touchstart touchmove touchend touchcancel mousedown mouseup wheel click auxclick dblclick contextmenu dragstart dragenter dragover dragleave drop focusin focusout keydown keyup compositionstart compositionupdate compositionend copy cut paste input change submit play';

/** Copies of elements that readers write in, from before their first key. */
export const served = new WeakMap<Element, Node>();

let load: () => Promise<Hydrator>;
/** Events before hydration, to be dispatched again in their order. */
export let earlyEvents: EarlyEvent[] = [];
/** Observes the islands of the current page that hydrate when they are visible. */
let observer: IntersectionObserver | undefined;

/** The islands that have not hydrated, unless they wait in a slot. */
function dryIslands(): HTMLElement[] {
  const islands = document.querySelectorAll<HTMLElement>(
    `${islandTag}:not([${waitingAttribute}] *)`,
  );
  return [...islands].filter(isDry);
}

/** The islands around an element that have not hydrated, outermost first. */
function dryIslandsAround(target: EventTarget | null): HTMLElement[] {
  const islands: HTMLElement[] = [];
  let island = target instanceof Element ? target.closest<HTMLElement>(islandTag) : null;
  while (island) {
    if (isDry(island)) islands.unshift(island);
    island = island.parentElement?.closest<HTMLElement>(islandTag) ?? null;
  }
  return islands;
}

/** Hydrates islands, after the modules of all islands of the page have loaded. Those whose module fails do not affect others. */
async function hydrate(islands: HTMLElement[]): Promise<Hydrator> {
  const hydrator = await load();
  const failure = await hydrator.prepare(dryIslands());
  for (const island of islands) {
    if (!island.isConnected) continue;
    await hydrator.hydrate(island);
    if (failure && !roots.has(island)) throw failure;
  }
  return hydrator;
}

/** The selector of fields; other elements may send `input` and `change` events, too. */
export const fields = 'input, textarea, select';

/** The selector of what readers write in. */
export const written = `${fields}, [contenteditable]`;

/** Elements whose keys only React handles, unlike buttons, fields and links. */
const custom = '[role]:not(a, button, input, textarea, [contenteditable])';

/** Whether only React handles what an early event does: the browser must not. */
function isReactOnly(event: Event): boolean {
  const target = event.target as HTMLInputElement;
  return (
    // In some fields the browser draws buttons of its own.
    (/click|submit/.test(event.type) && !/^(da|ti|mon|we|sea)/.test(target.type)) ||
    // Otherwise the browser opens a file that is dropped.
    (/drag[eo]|drop/.test(event.type) && !target.closest(written)) ||
    (isNavigationKey(event) && target.matches(`button, ${custom}`)) ||
    ((event as KeyboardEvent).key === ' ' && target.matches(custom))
  );
}

/** A copy of what a paste or a drag carries. */
function dataOf(event: Event): DataTransfer | undefined {
  if (!/paste|drop|dragstart/.test(event.type)) return;
  const start = earlyEvents.findLast(({ event: { type } }) => type === 'dragstart');
  // A component fills it when the start is repeated.
  if (event.type === 'drop' && start) return start.data;
  const data = new DataTransfer();
  const { clipboardData, dataTransfer = clipboardData } = event as ClipboardEvent & DragEvent;
  for (const item of dataTransfer?.items ?? []) {
    const file = item.getAsFile();
    if (file) data.items.add(file);
    else data.setData(item.type, dataTransfer!.getData(item.type));
  }
  return data;
}

/**
 * Handles an event on an island. Untrusted events count, too: extensions and password managers send
 * them.
 */
function onTouch(event: Event): void {
  const { type, target } = event;
  const islands = dryIslandsAround(target);
  const [island] = islands;
  if (!island) {
    // A press may end elsewhere; see `replay.ts`.
    if (earlyEvents[0] && /(up|cancel)$/.test(type))
      earlyEvents.push({ ...earlyEvents[0], event, isOutside: true });
    return;
  }
  const editable = (target as Element).closest('[contenteditable]');
  if (editable && !served.has(editable)) served.set(editable, editable.cloneNode(true));
  // A link and an action do not wait for React.
  if (!/click|key/.test(type) || !(target as Element).closest('a[href], [data-action]')) {
    const isOwn = isReactOnly(event);
    if (isOwn) event.preventDefault();
    // Others may react to the focus and to keys at once: links are preloaded, hotkeys act.
    const isStopped = isOwn || /^(mouse|touch|pointer[^o])/.test(type);
    if (isStopped) event.stopImmediatePropagation();
    const data = dataOf(event);
    const before = data && (target as Element).closest(written)?.cloneNode(true);
    earlyEvents.push({ event, island, isStopped, data, before });
  }
  hydrate(islands).then((hydrator) => {
    // In their order: an event on an island that has not hydrated delays all later ones. Inner islands count:
    // a later one may be done earlier, and a replay could take away what they are in.
    const end = earlyEvents.findIndex(
      ({ event: { target } }) => (target as Node).isConnected && dryIslandsAround(target)[0],
    );
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
    document.addEventListener(type, onTouch, { capture: true, passive: /^touch|wheel/.test(type) });
}
