import type { FrontMatter } from '../config/front-matter.ts';

/** The path of the list of all tags. The lists of the pages with one tag are below it. */
export const tagsPath = '/tags';

/** Characters that end a name in an address or on a disk, and blanks. */
const separators = /[\s\p{Cc}!"$%&'()*,./:;<=>?@[\\\]^`{|}~]+/gu;

/**
 * The path of the list of the pages with a tag. Spellings that differ in case, blanks or punctuation share
 * one; `C`, `C++` and `C#` are three.
 */
export function tagPath(tag: string): string {
  const name = tag
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('#', '-sharp')
    .replace(separators, '-')
    .replace(/^-+|-+$/g, '');
  // `index` in a folder is the folder itself.
  return `${tagsPath}/${name === 'index' || name === '' ? `tag-${name}` : name}`;
}

/**
 * Whether the tags of a page lead to the lists of tags. False for a page that is in no list of the
 * site.
 */
export function isListedByTags({ searchable = true }: Pick<FrontMatter, 'searchable'>): boolean {
  return searchable;
}
