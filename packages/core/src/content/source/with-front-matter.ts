import type { FrontMatter } from '../../shared/config/front-matter.ts';

/**
 * Declares `frontmatter` in an MDX page whose expressions read it, as other engines do:
 * `<Tags of={frontmatter.tags} />`. Line numbers stay: the declaration is on the first line of the front
 * matter, which is blank here.
 *
 * @param body The text with the front matter blanked.
 */
export function withFrontMatter(body: string, frontMatter: FrontMatter, file: string): string {
  const isRead = /[{(\s.[,]frontmatter\b/.test(body);
  if (!file.endsWith('.mdx') || !isRead || /\b(?:const|let|function)\s+frontmatter\b/.test(body))
    return body;
  const declaration = `export const frontmatter = ${JSON.stringify(frontMatter)}`;
  const [blank] = /^ +(?=\n *\n)/.exec(body) ?? [];
  return blank === undefined
    ? `${body}\n\n${declaration}\n`
    : declaration + body.slice(blank.length);
}
