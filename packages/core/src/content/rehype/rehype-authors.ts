import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { parseAuthors } from '../../shared/page/authors.ts';
import { hrefKind, isExecutable } from '../../shared/page/href.ts';
import { cleanPath, decodePath } from '../../shared/page/paths.ts';
import { factsOf, report } from '../source/page-file.ts';

/** Checks the links of the authors in the front matter, and records those within the site. */
export function rehypeAuthors() {
  return (_: Root, file: VFile): undefined => {
    if (file.data.above) return;
    const facts = factsOf(file);
    for (const { link } of parseAuthors(facts.frontMatter.authors)) {
      if (link === undefined) continue;
      const kind = hrefKind(link);
      if (isExecutable(link) || kind === 'relative' || kind === 'fragment') {
        report(
          file,
          {},
          {
            rule: 'front-matter',
            message: `Unexpected link "${link.slice(0, 40)}" of an author in front matter, expected an address or a path that begins with a slash`,
            hint: 'Write [Name](https://…) or [Name](/path)',
          },
        );
      } else if (kind === 'path') {
        const [pathname = '', fragment = ''] = link.replace(/\?[^#]*/, '').split('#');
        facts.links.push({
          kind: 'page',
          href: link,
          target: cleanPath(decodePath(pathname)),
          fragment: decodePath(fragment),
          line: 1,
          column: 1,
        });
      }
    }
  };
}
