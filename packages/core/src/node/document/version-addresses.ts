import type { PageAsset } from '../../shared/page/page.ts';
import { decodePath, encodePath, isUnder, withBase, withoutBase } from '../../shared/page/paths.ts';
import { hash } from '../files/hash.ts';
import { type Edition, isShown, ownPaths, pathIn, sourcePathOf } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { ownPublicFiles } from '../site/versions/public-files.ts';
import { contentBase } from '../site/versions/versions.ts';

/** Moves the addresses of a page's content below the path of its version. */
export interface VersionAddresses {
  /** @param assets The files of the page, which are in the output of its version. */
  html(text: string, assets: PageAsset[]): string;
  markdown(text: string, assets: PageAsset[]): string;
  /** A hash of what they depend on; empty for the present version. */
  version: string;
}

const unmoved: VersionAddresses = {
  html: (text) => text,
  markdown: (text) => text,
  version: '',
};

const tags = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const attributes = /( [\w:-]+=")(\/(?!\/)[^"]*)/g;
const markdownLinks = /(\]\(<?)(\/(?!\/)[^)>\s]*)/g;

const known = new WeakMap<Site, Map<string, VersionAddresses>>();

/**
 * Pages are compiled with the base of the present version, so that an equal page is compiled once. A link leads to the
 * page of the same version, or to today's if only that exists.
 *
 * @param from The base that the pages are compiled with. Default: the base of the present version in the same language.
 */
export function versionAddresses(site: Site, from = contentBase(site)): VersionAddresses {
  if (!site.versions) return unmoved;
  const all = known.get(site) ?? new Map<string, VersionAddresses>();
  known.set(site, all);
  const made = all.get(from) ?? (site.version ? createAddresses : linksToVersions)(site, from);
  all.set(from, made);
  return made;
}

/**
 * A link of the present version to an earlier one loads a document: its base is another one. In a translation `/1.4/x` leads
 * to that page in its language.
 */
function linksToVersions({ versions, config }: Site): VersionAddresses {
  const past = versions!.flatMap(({ all }) => all.slice(1));
  const bases = past.flatMap(({ editions }) => editions.map(({ base }) => base));
  const isPast = (address: string) => bases.some((base) => `${address}/`.startsWith(`${base}/`));
  const inOwn = past.flatMap(({ name, editions: [source, ...others] }) => {
    const edition = others.find(({ lang }) => lang === config.lang);
    return edition ? [{ written: `${config.base}/${name}`, source: source!, edition }] : [];
  });
  const move = (address: string): string => {
    const found = inOwn.find(({ written }) => `${address}/`.startsWith(`${written}/`));
    if (!found) return address;
    const { written, source, edition } = found;
    const of = sourcePathOf(edition, decodePath(address.slice(written.length)) || '/');
    const editions = { all: [source, edition], own: edition, texts: new Map<string, string>() };
    const isHere = isShown(editions, edition, of);
    return withBase(
      isHere ? edition.base : source.base,
      encodePath(isHere ? pathIn(edition, of) : of),
    );
  };
  return {
    html: (text) =>
      text.replace(/<a href="(\/[^"?#]*)[^>]*>/g, (link, written: string) => {
        const address = move(written);
        if (!isPast(address)) return link;
        const moved = link.replace(written, () => address);
        return moved.includes(' target=') ? moved : `<a target="_self"${moved.slice(2)}`;
      }),
    markdown: (text) =>
      text.replace(
        /(\]\(<?)(\/(?!\/)[^)>\s?#]*)/g,
        (_, before: string, written: string) => before + move(written),
      ),
    version: hash(
      ...bases,
      ...inOwn.flatMap(({ source, edition }) => [
        ...[edition.fallback, ...edition.pages.keys(), '', ...source.pages.keys()],
        JSON.stringify(ownPaths(edition)) ?? '',
      ]),
    ),
  };
}

function createAddresses(site: Site, from: string): VersionAddresses {
  const { config, versions, pages } = site;
  const { area, all, own: version } = versions![0]!;
  const { lang } = config;
  const own = version.editions.find((edition) => edition.lang === lang)!;
  const editions = { all: version.editions, own, texts: new Map<string, string>() };
  const files = ownPublicFiles(site);
  const today = all[0]!.editions.find((edition) => edition.lang === lang)!;
  const move = (address: string, assets: PageAsset[]): string => {
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address)!;
    const path = withoutBase(from, decodePath(written));
    if (path === undefined) return address;
    const name = path.slice(1);
    // In each version a translation may have another path.
    const of = sourcePathOf(own, path);
    const addressOf = (edition: Edition) => {
      const moved = pathIn(edition, of);
      return moved === path ? written.slice(from.length) || '/' : encodePath(moved);
    };
    const isHere =
      isShown(editions, own, of) || files.has(name) || assets.some(({ output }) => output === name);
    // What neither has is a file of the host, or a page that is dead in both: its readers stay in their version.
    const isElsewhere = /\.\w+$/.test(path) || today.pages.has(of) || !isUnder(of, area);
    if (!isHere && isElsewhere) return withBase(from, addressOf(today)) + rest;
    return withBase(config.base, addressOf(own)) + rest;
  };
  const moveTag = (tag: string, assets: PageAsset[]) =>
    tag.replace(attributes, (_, before: string, address: string) => {
      if (!/srcset="$/i.test(before)) return before + move(address, assets);
      const parts = address.split(/(,\s+)/);
      return before + parts.map((part) => (part[0] === '/' ? move(part, assets) : part)).join('');
    });
  return {
    html: (text, assets) =>
      text.replace(tags, (tag) => (tag.includes('="/') ? moveTag(tag, assets) : tag)),
    markdown: (text, assets) =>
      text.replace(
        markdownLinks,
        (_, before: string, address: string) => before + move(address, assets),
      ),
    version: hash(
      ...[config.base, from, ...pages.map(({ path }) => path), ''],
      ...[...files, '', ...today.pages.keys()],
      ...[own, today].flatMap((edition) => JSON.stringify(ownPaths(edition)) ?? []),
    ),
  };
}
