/** The number of results of which one must be right. */
const depth = 10;

/** Normalizes an address: no extension or slash at the end, headings without hyphens. */
function plain(href: string): { path: string; heading: string } {
  const { pathname, hash } = new URL(href, 'http://site');
  return {
    path: pathname.replace(/(\.html|\/)$/, ''),
    heading: decodeURIComponent(hash).replaceAll(/[^a-z0-9]/g, ''),
  };
}

/** Whether a result is one of the answers: an answer without a heading matches its whole page. */
export function isRight(href: string, answers: string[]): boolean {
  const found = plain(href);
  return answers.map(plain).some(({ path, heading }) => {
    return found.path === path && (heading === '' || heading === found.heading);
  });
}

/**
 * The rank of the first correct result, from 1; 0 if there is none. Results of one page count as
 * one: some engines list sections, others pages with their sections below.
 */
export function rankOf(results: string[], answers: string[]): number {
  const right = results.find((href) => isRight(href, answers));
  if (right === undefined) return 0;
  const pages = [...new Set(results.map((href) => plain(href).path))];
  const rank = pages.indexOf(plain(right).path) + 1;
  return rank <= depth ? rank : 0;
}
