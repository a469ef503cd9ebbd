import { announcerId } from '../../shared/document/chrome-ids.ts';

/** Lets a screen reader say something, also when it is what was said last. */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId)!;
  announcer.textContent = '';
  requestAnimationFrame(() => (announcer.textContent = text));
}
