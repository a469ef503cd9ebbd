/** Escaped characters, code, and the brackets of links: all that decides what an address is. */
const tokens =
  /\\[^]|(`+)(?!`)[^]*?(?<!`)\1(?!`)|~{3,}[^]*?\n[ >]*~{3,}|\n\s*\n|\[|\]\(<?(\/(?!\/))?|\]/g;

/**
 * Adds the origin to the addresses of a Markdown text that begin with a slash: a text that is read without its
 * own address loses them otherwise. Code and plain text stay.
 *
 * @param origin Such as `https://docs.example`.
 */
export function absoluteLinks(markdown: string, origin: string): string {
  let depth = 0;
  return markdown.replace(tokens, (token, _, rooted?: string) => {
    if (token === '[') depth++;
    // A bracket that a paragraph leaves open is text.
    else if (token.startsWith('\n')) depth = 0;
    else if (token.startsWith(']') && depth > 0) {
      depth--;
      if (rooted) return token.slice(0, -1) + origin + rooted;
    }
    return token;
  });
}
