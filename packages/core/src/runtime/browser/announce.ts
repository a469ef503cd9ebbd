import { announcerId } from '../../shared/document/chrome-ids.ts';

/** Makes a screen reader say a text, even if it is the text of the last announcement. */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId)!;
  announcer.textContent = '';
  requestAnimationFrame(() => (announcer.textContent = text));
}
