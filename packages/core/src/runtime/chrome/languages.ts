import { languagesId, versionsId } from '../../shared/document/chrome-ids.ts';

/** Makes the links to other languages and versions keep the section that is in view; without an outline, the section of the address. */
export function keepSection(): void {
  const outline = document.querySelector('.Outline-link');
  const active = document.querySelector<HTMLAnchorElement>('.Outline-link[aria-current]');
  // At its top the page is read from the start, though the outline marks its first heading.
  const hash = outline ? (scrollY > 0 && active?.hash) || '' : location.hash;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `:is(#${languagesId}, #${versionsId}) a`,
  );
  for (const link of links) if (!link.nextElementSibling) link.hash = hash;
}
