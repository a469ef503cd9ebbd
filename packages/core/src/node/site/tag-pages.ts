import { posix } from 'node:path';
import { writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { Config } from '../../shared/config/config.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { isoDate, isPost } from '../../shared/page/posts.ts';
import { isListedByTags, tagPath, tagsPath } from '../../shared/page/tags.ts';
import { notFoundPath } from './discover.ts';
import type { ReadHead, SourceHead } from './source-title.ts';

type TagConfig = Pick<Config, 'tagPages' | 'labels' | 'lang' | 'pagesDir' | 'blogDir'>;

/** A page in the list of a tag. */
interface Tagged extends SourceHead {
  path: string;
}

/** A tag in its first spelling, and the pages that have it. */
interface Tag {
  name: string;
  pages: Tagged[];
}

/** Whether a page may have tags, in any spelling of YAML. It is cheap: it runs for every page. */
export const mayHaveTags = ({ text }: Pick<PageSource, 'text'>) =>
  writtenFrontMatter(text).includes('tags');

/**
 * The pages of a site with the lists of its tags: `/tags`, and `/tags/name` for each. They are Markdown
 * without a file. A page of the site at such a path takes precedence.
 *
 * @param found The pages; the lists among them are generated again.
 */
export function withTagPages(
  found: PageSource[],
  config: TagConfig,
  readHead: ReadHead,
): PageSource[] {
  const pages = found.filter(({ list }) => !list);
  const tags = config.tagPages ? findTags(pages, readHead) : new Map<string, Tag>();
  if (tags.size === 0) return pages.length === found.length ? found : pages;
  const own = new Set(pages.map(({ path }) => path));
  const lists = [
    indexPage(tags, config),
    ...[...tags].map(([path, tag]) => tagPage(path, tag, config)),
  ];
  return [...pages, ...lists.filter(({ path }) => !own.has(path))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** Every tag by its path. */
function findTags(pages: PageSource[], readHead: ReadHead): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const page of pages) {
    if (page.made || page.path === notFoundPath || !mayHaveTags(page)) continue;
    const head = readHead(page);
    if (!isListedByTags(head.frontMatter)) continue;
    for (const name of head.frontMatter.tags ?? []) {
      const tag = tags.get(tagPath(name)) ?? { name, pages: [] };
      tags.set(tagPath(name), tag);
      if (tag.pages.at(-1)?.path !== page.path) tag.pages.push({ ...head, path: page.path });
    }
  }
  return tags;
}

/** The list of all tags. */
function indexPage(tags: Map<string, Tag>, config: TagConfig): PageSource {
  const { labels, lang } = config;
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const rows = [...tags]
    .toSorted(([, one], [, other]) => compare(one.name, other.name))
    .map(([path, { name, pages }]) => {
      return `- ${link(name, path)} (${escape(fillPlural(labels.tagCount, pages.length, lang))})`;
    });
  return pageOf(tagsPath, { title: labels.tags, posts: [] }, rows, config);
}

/** The list of the pages with a tag: dated ones first, the newest before the others; then by title. */
function tagPage(at: string, { name, pages }: Tag, config: TagConfig): PageSource {
  const { labels, lang, blogDir } = config;
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const dateOf = ({ frontMatter }: Tagged) => isoDate(frontMatter.date) ?? '';
  const rows = pages
    .toSorted((one, other) => {
      const [date, than] = [dateOf(one), dateOf(other)];
      if (date === than) return compare(one.title, other.title);
      return date > than ? -1 : 1;
    })
    .map(({ path, title, description }) =>
      [`- ${link(title, path)}`, ...(description ? [`  ${oneLine(description)}`] : [])].join(
        '\\\n',
      ),
    );
  const title = fillLabel(labels.tagTitle, { tag: name });
  const posts = pages.flatMap(({ path }) => (isPost(path, blogDir) ? [path] : []));
  return pageOf(at, { title, posts }, [...rows, '', link(labels.allTags, tagsPath)], config);
}

/** A page of Markdown that is in no list and has no file. */
function pageOf(
  path: string,
  list: { title: string; posts: string[] },
  rows: string[],
  { pagesDir }: TagConfig,
): PageSource {
  const { title } = list;
  const frontMatter = {
    title,
    searchable: false,
    editLink: false,
    lastUpdated: false,
    readingTime: false,
    showAiCta: false,
    showOutline: false,
  };
  const keys = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const text = ['---', ...keys, '---', '', `# ${oneLine(title)}`, '', ...rows, ''].join('\n');
  return { path, text, file: posix.join(pagesDir, `${path}.md`), list };
}

function link(text: string, path: string): string {
  return `[${oneLine(text)}](<${encodeURI(path).replace(/[()<>\\]/g, encodeURIComponent)}>)`;
}

const oneLine = (text: string) => escape(text.replace(/\s+/g, ' ').trim());

/** A text with all markup of Markdown escaped. */
function escape(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
