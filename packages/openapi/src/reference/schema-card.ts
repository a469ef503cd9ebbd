import { fieldsWithin, schemaOf } from './schema-content.ts';

/** The distance between the card and its link, and the edge of the window, in px. */
const gap = 8;

/** How long a pointer rests on a link before its card is shown, in ms. */
const rest = 150;

let card: HTMLElement | undefined;
let shownFor: HTMLAnchorElement | undefined;

/** Shows the schema of a link beside it, while the pointer or the focus is there. */
export async function showCard(link: HTMLAnchorElement): Promise<void> {
  if (shownFor === link) return;
  shownFor = link;
  for (const leaving of ['pointerleave', 'blur'])
    link.addEventListener(leaving, (event) => leave(link, event), { once: true });
  const [schema] = await Promise.all([
    schemaOf(link),
    new Promise((resolve) => setTimeout(resolve, rest)),
  ]);
  if (!schema || shownFor !== link || !link.isConnected) return;
  card ??= createCard();
  const name = document.createElement('p');
  name.className = 'Api-cardName';
  name.textContent = link.textContent;
  card.replaceChildren(name, ...fieldsWithin(schema, ''));
  card.showPopover();
  place(card, link);
  link.setAttribute('aria-describedby', card.id);
}

/** Hides the card. */
export function hideCard(): void {
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  if (card?.matches(':popover-open')) card.hidePopover();
}

/** The card stays while the pointer moves into it. */
function leave(link: HTMLAnchorElement, event: Event): void {
  const next = (event as PointerEvent).relatedTarget;
  if (shownFor === link && !(next instanceof Node && card?.contains(next))) hideCard();
}

function createCard(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'api-card';
  made.className = 'Api-card';
  made.popover = 'manual';
  made.role = 'tooltip';
  made.addEventListener('pointerleave', hideCard);
  addEventListener('keydown', (event) => event.key === 'Escape' && hideCard());
  addEventListener('scroll', hideCard, { passive: true });
  document.addEventListener('docs:navigate', hideCard);
  document.body.append(made);
  return made;
}

/** Below the link, or above it if there is more room. */
function place(made: HTMLElement, link: Element): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - gap;
  const isBelow = below >= top - gap;
  made.style.maxBlockSize = `${Math.min(isBelow ? below : top - gap, clientHeight / 2)}px`;
  const { width, height } = made.getBoundingClientRect();
  made.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  made.style.top = `${isBelow ? bottom : top - height}px`;
  made.scrollTop = 0;
}
