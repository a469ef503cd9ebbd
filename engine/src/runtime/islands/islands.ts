import { islandTag } from '../../shared/document/island.ts';
import { report } from '../chrome/failure.ts';
import { isNavigationKey } from '../browser/modifiers.ts';

/** What hydrating an island takes; loaded when the first island is touched. */
export interface Hydrator {
  hydrate(island: HTMLElement): void;
  replay(events: Event[]): void;
  /** Loads the modules of these islands. */
  prepare(islands: Iterable<HTMLElement>): Promise<void>;
}

interface Root {
  unmount(): void;
}

/** The React root of each island that has hydrated. */
export const roots = new Map<Element, Root>();

const touches = 'pointerover pointerdown focusin click keydown input change submit'.split(' ');

let load: () => Promise<Hydrator>;
let early: Event[] = [];
/** Made with the first page. */
let visible: IntersectionObserver;

function waiting(scope: ParentNode = document): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(islandTag)].filter((island) => !roots.has(island));
}

/** The islands around an element that have not hydrated, outermost first. */
function waitingAround(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let island = target instanceof Element ? target.closest<HTMLElement>(islandTag) : null;
  while (island) {
    if (!roots.has(island)) found.unshift(island);
    island = island.parentElement?.closest<HTMLElement>(islandTag) ?? null;
  }
  return found;
}

/** Hydrates islands, after loading the modules that the page at this location needs. */
async function hydrate(islands: HTMLElement[]): Promise<Hydrator> {
  const hydrator = await load();
  await hydrator.prepare(waiting());
  for (const island of islands) {
    if (island.isConnected && !roots.has(island)) hydrator.hydrate(island);
  }
  return hydrator;
}

/** Whether an early event must be held back and dispatched again, because only React answers it. */
function mustWait(event: Event): boolean {
  const target = event.target as Element;
  if (event.type === 'click') return !target.closest('a[href], [data-action]');
  return event.type === 'submit' || (isNavigationKey(event) && target.matches('button, [role]'));
}

/** Events of scripts count too: that is how extensions click and password managers type. */
function onTouch(event: Event): void {
  const islands = waitingAround(event.target);
  if (islands.length === 0) return;
  if (mustWait(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.type === 'click' || event.type === 'keydown') {
    void hydrate(islands).catch(giveUp);
    return;
  }
  early.push(event);
  hydrate(islands).then((hydrator) => {
    // In the order in which they happened: what comes behind one that must wait, waits.
    const end = early.findIndex(
      ({ target }) => (target as Element).isConnected && waitingAround(target).length > 0,
    );
    hydrator.replay(early.splice(0, end < 0 ? early.length : end));
  }, giveUp);
}

function giveUp(error: unknown): void {
  early = [];
  report(error);
}

const policies: Record<string, (island: HTMLElement) => void> = {
  load: (island) => void hydrate([island]).catch(giveUp),
  idle: (island) => void setTimeout(() => policies.load!(island), 200),
  visible: (island) => visible.observe(island.firstElementChild ?? island),
};

/** Starts the islands that do not wait for a touch. Call it whenever HTML has been put in place. */
export function startIslands(): void {
  visible?.disconnect();
  visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      policies.load!(target.closest<HTMLElement>(islandTag)!);
    }
  });
  for (const island of waiting()) {
    if (island.dataset.hydrate) policies[island.dataset.hydrate]?.(island);
  }
}

/** Ends the islands below an element that is about to be replaced. */
export function endIslands(scope: Element): void {
  for (const island of scope.querySelectorAll(islandTag)) {
    roots.get(island)?.unmount();
    roots.delete(island);
  }
}

/** Listens for the first touch of an island anywhere in the document. */
export function listenForTouches(loadHydrator: () => Promise<Hydrator>): void {
  load = loadHydrator;
  for (const type of touches)
    document.addEventListener(type, onTouch, { capture: true, passive: false });
}
