/** The pages that were fetched for schemas, by address. */
const pages = new Map<string, Promise<Document | undefined>>();

/**
 * The section of the schema that a link leads to, on this page or on another.
 *
 * @returns Undefined if the page cannot be fetched, or has no such schema.
 */
export async function schemaOf(link: HTMLAnchorElement): Promise<Element | undefined> {
  const { origin, pathname, search, hash } = link;
  const isHere = pathname === location.pathname;
  const page = isHere ? document : await pageAt(origin + pathname + search);
  const heading = page?.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.closest('.Api-schema') ?? undefined;
}

function pageAt(address: string): Promise<Document | undefined> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetchPage(address);
  pages.set(address, page);
  // The next touch tries again.
  void page.then((found) => found ?? pages.delete(address));
  return page;
}

/** The browser parses the page itself: the policy of the site allows no other way from text to elements. */
function fetchPage(address: string): Promise<Document | undefined> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.onload = () => resolve(request.response as Document);
    request.onerror = () => resolve(undefined);
    request.send();
  });
}

/**
 * A copy of what a schema has below its heading. It has no ids, which the schema itself has, and its fields have the
 * path to them in front of their names.
 */
export function fieldsWithin(schema: Element, prefix: string): Node[] {
  const copy = document.importNode(schema, true);
  copy.querySelector('.Heading')?.remove();
  // With fields the line of the type says "object" alone.
  if (copy.querySelector('.Api-fields')) copy.querySelector(':scope > .Api-field')?.remove();
  for (const opened of copy.querySelectorAll('.Api-opened, .Api-copy')) opened.remove();
  for (const button of copy.querySelectorAll('.Api-open')) button.ariaExpanded = 'false';
  for (const tabs of copy.querySelectorAll('docs-island')) asList(tabs);
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const name of copy.querySelectorAll('.Api-name > code')) {
    const path = document.createElement('span');
    path.className = 'Api-path';
    path.textContent = prefix;
    if (prefix) name.prepend(path);
  }
  return [...copy.childNodes];
}

/** Tabs as what they are without scripts: a copy of an island would not hydrate. */
function asList(island: Element): void {
  const panels = [...island.querySelectorAll('.Tabs-panel')].flatMap((panel) => [
    ...panel.childNodes,
  ]);
  for (const panel of panels)
    if (panel instanceof Element && panel.matches('.Tabs-label')) panel.className = 'Api-variant';
  island.replaceWith(...panels);
}
