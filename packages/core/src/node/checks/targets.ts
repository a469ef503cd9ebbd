import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import type { RuleName } from '../../shared/diagnostics/rules.ts';
import type { PageFacts, PageLink } from '../../shared/page/page.ts';
import { extensionKinds } from '../outputs/extension-outputs.ts';
import { outputsOf } from '../outputs/index.ts';
import type { OutputKind } from '../outputs/output-kind.ts';
import { redirectsOf } from '../site/redirects.ts';
import type { Site } from '../site/site.ts';

/** The result of a check, without its place. */
export type Finding = Pick<Diagnostic, 'message' | 'hint' | 'target'> & { rule: RuleName };

/** The valid targets of links on a site. */
export interface Targets {
  /** The problem of a link; undefined if its target exists or is external. */
  problemOf(link: Pick<PageLink, 'kind' | 'target' | 'fragment' | 'href'>): Finding | undefined;
  /** Whether a file exists at an address; a folder needs an `index.html`. */
  hasAsset(target: string): boolean;
}

/** Whether a path is a file, not a folder. */
export function isFile(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory();
}

/** The file of a draft: it is at the path of a page, and the site has none there. */
function draftAt({ root, config, editions }: Site, path: string): string | undefined {
  const [source, ...translations] = editions?.all ?? [];
  const isTranslation = (file: string) =>
    config.pagesDir === source?.pagesDir &&
    translations.some(({ pagesDir }) => file.startsWith(`${pagesDir}/`));

  const names = [path, `${path}/index`].flatMap((name) => [`${name}.md`, `${name}.mdx`]);
  return names
    .map((name) => posix.join(config.pagesDir, name))
    .find((file) => !/\/[._]/.test(file) && !isTranslation(file) && isFile(join(root, file)));
}

/** The names of the files of the site that a build makes. */
function namesOf(kind: OutputKind, site: Site): string[] {
  if ('file' in kind) return (kind.isPresent?.(site) ?? true) ? [kind.file] : [];
  return 'list' in kind ? (kind.names?.(site) ?? []) : [];
}

/** Collects the valid targets of a site's links. */
export function createTargets(site: Site, pages: ReadonlyMap<string, PageFacts>): Targets {
  const anchors = new Map([...pages].map(([path, facts]) => [path, new Set(facts.anchors)]));
  const redirected = new Map(redirectsOf(site.config).map(({ path, to }) => [path, to]));
  /** The anchors of a page that cannot be parsed are unknown. */
  const isKnown = (path: string) => !isUnusable(pages.get(path)!.diagnostics);
  const ofPages = extensionKinds(site).flatMap((kind) => ('files' in kind ? [kind] : []));
  const generated = new Set([
    ...outputsOf({ site }).flatMap((kind) => namesOf(kind, site)),
    ...[...pages.keys()].flatMap((path) => ofPages.flatMap(({ files }) => files(path))),
  ]);
  const hasAsset = (target: string) =>
    generated.has(target.slice(1)) ||
    [target, posix.join(target, 'index.html')].some(
      (name) => Object.hasOwn(site.config.files, name) || isFile(join(site.root, 'public', name)),
    );
  /** Many pages may have the same dead link. */
  const guesses = new Map<string, string | undefined>();
  const guessOf = (target: string) => {
    if (!guesses.has(target)) guesses.set(target, nearest(target, pages.keys()));
    return guesses.get(target);
  };
  return {
    hasAsset,
    problemOf({ kind, target, fragment, href }) {
      // A page may have a path like a file, such as /cli/vev.json.
      const isPage = kind === 'page' || (kind === 'asset' && pages.has(target));
      if (kind === 'asset' && !isPage && !hasAsset(target)) {
        return {
          rule: 'dead-asset',
          message: `The link "${href}" leads to a file that does not exist`,
          hint: `Put it at public${target}`,
          target,
        };
      }
      if (!isPage) return undefined;
      const ids = anchors.get(target);
      if (!ids) {
        const guess = redirected.get(target) ?? guessOf(target);
        const draft = draftAt(site, target);
        return {
          rule: 'dead-link',
          message: `The link "${href}" leads to a page that does not exist`,
          hint: draft
            ? `${draft} is a draft, which a build leaves out: take out the link, or draft: true`
            : guess &&
              (redirected.has(target)
                ? `Link to "${guess}", where it is redirected`
                : `Did you mean "${guess}"?`),
          target,
        };
      }
      // Browsers scroll up for `#top`, whether or not an element has that id.
      if (/^(?:top)?$/i.test(fragment) || ids.has(fragment) || !isKnown(target)) return undefined;
      const guess = nearest(fragment, ids);
      return {
        rule: 'dead-anchor',
        message: `There is no heading "#${fragment}" on ${target}`,
        hint: guess && `Did you mean "#${guess}"?`,
        target: `${target}#${fragment}`,
      };
    },
  };
}
