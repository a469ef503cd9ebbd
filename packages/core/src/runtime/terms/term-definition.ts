import { parseFragment } from '../browser/parse-fragment.ts';
import type { payloadOfLink } from '../navigation/payloads.ts';

/**
 * The explanation of a term: the first paragraph below the heading that it links to, without its
 * links.
 *
 * @param payloadOf Fetches the page of the explanation.
 * @returns Undefined if the page cannot be fetched or has no such paragraph.
 */
export async function definitionOf(
  term: HTMLAnchorElement,
  payloadOf: typeof payloadOfLink,
): Promise<HTMLElement | undefined> {
  const payload = await payloadOf(term);
  if (!payload) return undefined;
  const heading = parseFragment(payload.regions.main).getElementById(
    decodeURIComponent(term.hash.slice(1)),
  );
  const paragraph = heading?.closest('.Heading')?.nextElementSibling;
  if (!(paragraph instanceof HTMLParagraphElement)) return undefined;
  for (const link of paragraph.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  // The popover has the direction of code, which is left to right in every language.
  paragraph.dir = document.dir;
  return paragraph;
}
