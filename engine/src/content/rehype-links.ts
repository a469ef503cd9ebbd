import { posix } from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { externalAttributes, externalHref, hrefKind, isExecutable } from '../shared/href.ts';
import type { PageFacts, PageLink } from '../shared/page.ts';
import { cleanPath, decodePath, encodePath, withBase } from '../shared/paths.ts';
import { type AnyElement, visitElements } from './element.ts';
import { factsOf, placeOf, report } from './page-file.ts';

/** Resolves every link to its clean path under the base, and records it for the checks. */
export function rehypeLinks({ base, pagesDir }: { base: string; pagesDir: string }) {
  return (tree: Root, file: VFile): undefined => {
    const facts = factsOf(file);
    visitElements(tree, (element) => {
      if (element.tagName !== 'a') return;
      const href = writtenHref(element);
      if (href === undefined) return;
      if (isExecutable(href)) {
        report(file, element.node, {
          rule: 'executable-link',
          target: href,
          message: `Unexpected link "${href.slice(0, 40)}", expected an address that runs no code`,
          hint: 'Link to a page, or write a component that handles the click',
        });
        element.set('href', '#');
        return;
      }
      const link = resolveLink(href, facts, pagesDir);
      if (!link) return;
      facts.links.push({ ...link, href, ...placeOf(element.node) });
      write(element, link, href, base, facts.path);
    });
  };
}

/** GitHub's autolinks turn `www.` into `http://www.`; such links are to be secure. */
function writtenHref({ node, get }: AnyElement): string | undefined {
  const href = get('href');
  const text = node.children[0];
  const isAutolink = text?.type === 'text' && href === `http://${text.value}`;
  return isAutolink ? text.value : href;
}

type Resolved = Pick<PageLink, 'kind' | 'target' | 'fragment'>;

/** Where a written href leads; undefined for addresses that are left to the browser. */
function resolveLink(href: string, facts: PageFacts, pagesDir: string): Resolved | undefined {
  const kind = hrefKind(href);
  if (kind === 'protocol') return undefined;
  if (kind === 'external') return { kind: 'external', target: externalHref(href), fragment: '' };
  const [, pathname = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  if (pathname === '') return { kind: 'page', target: facts.path, fragment: decodePath(fragment) };
  const folder = posix.dirname(`/${posix.relative(pagesDir, facts.file)}`);
  const absolute = decodePath(
    kind === 'path' ? posix.normalize(pathname) : posix.resolve(folder, pathname),
  );
  const extension = posix.extname(absolute);
  if (
    extension &&
    !['.md', '.mdx', '.html'].includes(extension) &&
    /^\.[a-z][a-z0-9]*$/i.test(extension)
  ) {
    return { kind: 'asset', target: absolute, fragment: decodePath(fragment) };
  }
  return {
    kind: 'page',
    target: cleanPath(absolute.replace(/\.mdx?$/, '')),
    fragment: decodePath(fragment),
  };
}

function write(
  element: AnyElement,
  link: Resolved,
  href: string,
  base: string,
  path: string,
): void {
  if (link.kind === 'external') {
    element.set('href', link.target);
    for (const [name, value] of Object.entries(externalAttributes)) element.set(name, value);
    return;
  }
  const rest = /[?#].*$/s.exec(href)?.[0] ?? '';
  const samePage = link.target === path && rest.startsWith('#');
  element.set('href', samePage ? rest : encodePath(withBase(base, link.target)) + rest);
}
