import type { Claim } from '../detect.ts';
import { type PageDocument, slugOf } from '../document.ts';
import { asRead } from '../read.ts';
import type { World } from '../world.ts';

interface Link {
  label: string;
  page: PageDocument | undefined;
  /** The heading of the target; the page's title without an anchor. */
  heading: string | undefined;
}

/** The links to pages of the site in the sentence or cell of a claim. */
export function linksAround(world: World, page: PageDocument, claim: Claim): Link[] {
  const raw = page.text.slice(claim.contextStart, claim.contextStart + claim.context.length + 200);
  const own = raw.split('\n')[0]!;
  return [...own.matchAll(/\[([^\]]+)\]\((\/[^\s)#]*)?(?:#([^\s)]+))?\)/g)].map(
    ([, label = '', path, anchor]) => {
      const target = path === undefined ? page : pageAt(world, path);
      const heading = target?.sections.find(({ heading: text, line }) =>
        anchor === undefined ? line > 0 : slugOf(text) === anchor,
      )?.heading;
      return { label: asRead(label, world.facts), page: target, heading };
    },
  );
}

function pageAt(world: World, path: string): PageDocument | undefined {
  const name = `pages${path === '/' ? '/index' : path}`;
  return world.documents.get(`${name}.mdx`) ?? world.documents.get(`${name}/index.mdx`);
}

/** Whether a link's text equals the heading or the title of its target, ignoring case. */
export function isLinkTo(link: Link, text: string): boolean {
  const plain = (name: string) => slugOf(name).replaceAll('-', ' ').replace(/s$/, '');
  return link.heading !== undefined && plain(link.heading) === plain(text);
}
