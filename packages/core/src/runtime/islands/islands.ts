import { islandTag } from '../../shared/document/island.ts';
import { report } from '../chrome/failure.ts';
import { waitingAttribute } from './slot-element.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/** Hydrates islands; it loads with React when the first island is touched. */
export interface Hydrator {
  hydrate(island: HTMLElement): void;
  /** Dispatches events again that came before hydration. */
  replay(events: Event[]): void;
  /** Loads the modules of these islands. */
  prepare(islands: Iterable<HTMLElement>): Promise<void>;
}

interface Root {
  unmount(): void;
  /** The elements of its slots, shown or not. */
  slots(): Element[];
}

/** The React root of each hydrated island. */
export const roots = new Map<Element, Root>();

/** The events that hydrate an island. */
const touches = [
  ...['pointerover', 'pointerdown', 'focusin', 'click'],
  ...['keydown', 'input', 'change', 'submit'],
];

let load: () => Promise<Hydrator>;
/** Events before hydration, to be dispatched again in their order. */
let earlyEvents: Event[] = [];
/** Observes the islands of the current page that hydrate when they are visible. */
let observer: IntersectionObserver | undefined;

/** The islands that have not hydrated. */
function dryIslands(scope: ParentNode = document): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(islandTag)].filter((island) => !roots.has(island));
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

/** Hydrates islands, after the modules of all islands of the page have loaded. */
async function hydrate(islands: HTMLElement[]): Promise<Hydrator> {
  const hydrator = await load();
  await hydrator.prepare(dryIslands());
  for (const island of islands) {
    if (island.isConnected && !roots.has(island)) hydrator.hydrate(island);
  }
  return hydrator;
}

/** Whether an early event must be stopped and dispatched again, because only React handles it. */
function isReactOnly(event: Event): boolean {
  const target = event.target as Element;
  if (event.type === 'click') return !target.closest('a[href], [data-action]');
  return event.type === 'submit' || (isNavigationKey(event) && target.matches('button, [role]'));
}

/**
 * Handles an event on an island. Untrusted events count, too: extensions and password managers send
 * them.
 */
function onTouch(event: Event): void {
  const islands = dryIslandsAround(event.target);
  if (islands.length === 0) return;
  if (isReactOnly(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.type === 'click' || event.type === 'keydown') {
    void hydrate(islands).catch(giveUp);
    return;
  }
  earlyEvents.push(event);
  hydrate(islands).then((hydrator) => {
    // In their order: an event on an island that has not hydrated delays all later ones.
    const end = earlyEvents.findIndex(
      ({ target }) => (target as Element).isConnected && dryIslandsAround(target).length > 0,
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
    // A waiting slot starts its islands when it is shown.
    if (island.dataset.hydrate && !island.closest(`[${waitingAttribute}]`))
      policies[island.dataset.hydrate]?.(island);
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
  for (const type of touches)
    document.addEventListener(type, onTouch, { capture: true, passive: false });
}
