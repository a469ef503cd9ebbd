import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadFolder } from '../../shared/page/paths.ts';
import { type BuiltSite, NotThereError, openBuiltSite } from './built-site.ts';

/** An edition that an agent asks for. */
export interface WantedEdition {
  /** A BCP 47 tag; `de-AT` also finds `de`. Default: the language of the site's source. */
  language?: string | undefined;
  /** An earlier version, by its name in addresses. Default: the current one. */
  version?: string | undefined;
}

/**
 * Opens the output of a build with all its editions. A page that an edition does not have in its own words is
 * answered from the source.
 *
 * @param folder Absolute.
 * @returns Finds an edition; throws NotThereError with the names of those there are.
 * @throws NotThereError if the folder contains no output.
 */
export function openBuiltEditions(folder: string): (wanted: WantedEdition) => BuiltSite {
  const present = openVersion(folder);
  const versions = new Map([[folder, present]]);
  return ({ version, language }) => {
    const found = version === undefined ? folder : versionFolder(folder, version);
    const siteIn = versions.get(found) ?? openVersion(found);
    versions.set(found, siteIn);
    return siteIn(language);
  };
}

/** Opens a version with all its languages. */
function openVersion(folder: string): (language: string | undefined) => BuiltSite {
  const source = openBuiltSite(folder);
  const folders = languagesOf(folder);
  const opened = new Map([[folder, source]]);
  return (language) => {
    const found = language === undefined ? folder : folderFor(folders, language);
    const site = opened.get(found) ?? openBuiltSite(found, source);
    opened.set(found, site);
    return site;
  };
}

/** The folder of an earlier version: it has pages in the language of the source. */
function versionFolder(folder: string, version: string): string {
  const lang = langOf(folder);
  const names = editionsBelow(folder).filter((name) => langOf(join(folder, name)) === lang);
  if (names.includes(version)) return join(folder, version);
  throw new NotThereError(
    `The site has no earlier version "${version.slice(0, 200)}". It has: ${names.join(', ') || 'none'}. Without a version you get the current one.`,
  );
}

function folderFor(folders: Map<string, string>, language: string): string {
  const asked = language.toLowerCase();
  const [main] = asked.split('-');
  const all = [...folders.keys()];
  const withTag = (tag?: string) => all.find((lang) => lang.toLowerCase() === tag);
  const found = withTag(asked) ?? withTag(main);
  if (found !== undefined) return folders.get(found)!;
  throw new NotThereError(
    `The site has no language "${language.slice(0, 200)}". It has: ${all.join(', ')}.`,
  );
}

/** The folder of each language of an output, the source's first. */
function languagesOf(folder: string): Map<string, string> {
  const below = editionsBelow(folder).map((name) => join(folder, name));
  const languages = new Map<string, string>();
  for (const each of [folder, ...below]) {
    const lang = langOf(each);
    if (lang !== undefined && !languages.has(lang)) languages.set(lang, each);
  }
  return languages;
}

/** The names of the folders below an edition that have pages of their own. */
function editionsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, payloadFolder)))
    .map(({ name }) => name);
}

function langOf(folder: string): string | undefined {
  return /^<!doctype html><html[^>]* lang="([^"]*)"/.exec(documentIn(folder))?.[1];
}

/** The page for unknown paths, which every edition has. */
function documentIn(folder: string): string {
  const file = join(folder, '404.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
