/** An author of a page. */
export interface Author {
  name: string;
  /** The target of the link, as written. */
  link?: string;
}

/** Parses `authors` of front matter: names and `[name](url)`, comma separated or as a list. */
export function parseAuthors(written: string | string[] | undefined): Author[] {
  return [written ?? []]
    .flat()
    .flatMap(splitNames)
    .map((text) => {
      const [, name, link] = /^\[([^\]]+)\]\(\s*([^)]+?)\s*\)$/.exec(text) ?? [];
      return name && link ? { name, link } : { name: text };
    });
}

/** Splits at commas, except within brackets or an address. */
function splitNames(text: string): string[] {
  return text
    .split(/,(?![^[\]]*\])(?![^()]*\))/)
    .map((name) => name.trim())
    .filter(Boolean);
}
