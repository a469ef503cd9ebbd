/** Somebody who wrote a page. */
export interface Author {
  name: string;
  /** Where the name leads, as written. */
  link?: string;
}

/** Reads `authors` of a front matter: names and `[name](url)`, comma separated or as a list. */
export function parseAuthors(written: string | string[] | undefined): Author[] {
  return [written ?? []]
    .flat()
    .flatMap(splitNames)
    .map((text) => {
      const [, name, link] = /^\[([^\]]+)\]\(\s*([^)]+?)\s*\)$/.exec(text) ?? [];
      return name && link ? { name, link } : { name: text };
    });
}

/** Splits at commas, but not at those within brackets or an address. */
function splitNames(text: string): string[] {
  return text
    .split(/,(?![^[\]]*\])(?![^()]*\))/)
    .map((name) => name.trim())
    .filter(Boolean);
}
