import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import {
  externalAttributes,
  externalHref,
  hrefKind,
  isExecutable,
  splitHref,
} from '../../shared/page/href.ts';
import type { PageFacts, PageLink } from '../../shared/page/page.ts';
import {
  agentRulesFile,
  cleanPath,
  decodePath,
  encodePath,
  withBase,
} from '../../shared/page/paths.ts';
import { type AnyElement, visitElements } from '../base/element.ts';
import { noteRead } from '../source/file-version.ts';
import { factsOf, placeOf, report } from '../source/page-file.ts';

/** The folders and the base of links. */
interface LinkOptions {
  /** The site's root, absolute. */
  root: string;
  base: string;
  pagesDir: string;
  /** The folders of translations. Default: none. */
  languages?: string[] | undefined;
  /** The folder of the translation that the page is in. Default: none. */
  translation?: string | undefined;
  /** The paths that pages of the translation have in place of the source's, by these. Default: none. */
  paths?: Record<string, string> | undefined;
  /** The address of a file in the repository; `:path` is its place from the pages’ folder. Default: none. */
  repository?: string | undefined;
}

/** Resolves every link to its clean path under the base, and records it for the checks. */
export function rehypeLinks({
  root,
  base,
  pagesDir,
  languages = [],
  translation,
  paths = {},
  repository,
}: LinkOptions) {
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
          message: `The link "${href.slice(0, 40)}" would run code`,
          hint: 'Link to a page, or write a component that handles the click',
        });
        element.set('href', '#');
        return;
      }
      const found = resolveLink(href, facts, { root, pagesDir, translation, repository });
      if (!found) return;
      const own = found.kind === 'page' && Object.hasOwn(paths, found.target);
      const link = own ? { ...found, target: paths[found.target]! } : found;
      facts.links.push({ ...link, href, ...placeOf(element.node) });
      write(element, link, href, base, facts.path);
      if (languages.includes(link.target.split('/')[1]!)) element.set('target', '_self');
    });
  };
}

/** GitHub's autolinks turn `www.` into `http://www.`; such links become `https`. */
function writtenHref({ node, get }: AnyElement): string | undefined {
  const href = get('href');
  const text = node.children[0];
  const isAutolink =
    text?.type === 'text' && /^www\./i.test(text.value) && href === `http://${text.value}`;
  return isAutolink ? text.value : href;
}

type Resolved = Pick<PageLink, 'kind' | 'target' | 'fragment'>;

/** The target of a written href; undefined for addresses that the browser resolves. */
function resolveLink(
  href: string,
  facts: PageFacts,
  options: Pick<LinkOptions, 'root' | 'pagesDir' | 'translation' | 'repository'>,
): Resolved | undefined {
  const { root, pagesDir, translation } = options;
  const kind = hrefKind(href);
  if (kind === 'protocol') return undefined;
  if (kind === 'external') return { kind: 'external', target: externalHref(href), fragment: '' };
  const { pathname, fragment } = splitHref(href);
  if (pathname === '') return { kind: 'page', target: facts.path, fragment: decodePath(fragment) };
  const beside = kind === 'path' ? undefined : besidePages(href, facts, options);
  if (beside) return beside;
  const folder = posix.dirname(`/${posix.relative(pagesDir, facts.file)}`);
  const absolute = decodePath(
    kind === 'path'
      ? inTranslation(posix.normalize(pathname), translation)
      : posix.resolve(folder, pathname),
  );
  const name = isFolder(pathname) && !isFolder(absolute) ? `${absolute}/` : absolute;
  if (isPublicDocument(name, root, facts) || name === `/${agentRulesFile}`)
    return { kind: 'asset', target: name, fragment: decodePath(fragment) };
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

/**
 * The target of a relative link in a file beside the pages, such as the README of a package: a page if it is one, else the
 * file in the repository. Undefined in a page, and for a file that does not exist.
 */
function besidePages(
  href: string,
  { file, reads }: PageFacts,
  { root, pagesDir, repository }: Pick<LinkOptions, 'root' | 'pagesDir' | 'repository'>,
): Resolved | undefined {
  if (!posix.relative(pagesDir, file).startsWith('../')) return undefined;
  const { pathname, fragment } = splitHref(href);
  const target = join(root, posix.dirname(file), decodePath(pathname));
  const name = relative(join(root, pagesDir), target).replaceAll('\\', '/');
  if (!name.startsWith('../') && /\.mdx?$/.test(name)) {
    const page = cleanPath(`/${name.replace(/\.mdx?$/, '')}`);
    return { kind: 'page', target: page, fragment: decodePath(fragment) };
  }
  noteRead(reads, target);
  if (repository === undefined || !existsSync(target)) return undefined;
  const address = new URL(repository.replace(':path', () => encodePath(name))).href;
  return { kind: 'external', target: fragment ? `${address}#${fragment}` : address, fragment: '' };
}

/** An address in a translation without its folder: `/de/x` and `/x` are one page there. */
function inTranslation(pathname: string, translation: string | undefined): string {
  const prefix = `/${translation}/`;
  if (translation === undefined || !`${pathname}/`.startsWith(prefix)) return pathname;
  return `/${pathname.slice(prefix.length)}`;
}

const isFolder = (path: string) => path.endsWith('/');

/** Whether an address names an HTML or Markdown file of the public folder, which is not changed. */
function isPublicDocument(path: string, root: string, facts: PageFacts): boolean {
  if (path === '/' || !/(?:\.html|\.md|\/)$/i.test(path)) return false;
  const file = join(root, 'public', isFolder(path) ? `${path}index.html` : path);
  // A missing file counts, too: the link leads to it once it exists.
  noteRead(facts.reads, file);
  return existsSync(file);
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
  // Not a page: the runtime would request its payload first.
  if (link.kind === 'asset' && /(?:\.html|\/)$/i.test(link.target)) element.set('target', '_self');
  element.set('href', samePage ? rest : encodePath(withBase(base, link.target)) + rest);
}
