import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import type { Badge } from '../../shared/config/config-parts.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { encodePath, notFoundPath } from '../../shared/page/paths.ts';
import { isListedByTags, tagPath } from '../../shared/page/tags.ts';
import { walk } from '../base/walk.ts';
import { factsOf, labelsOf } from '../source/page-file.ts';

/** The words that are read in a minute. */
const wordsPerMinute = 220;

/**
 * Adds what the front matter says about a page below its title: that it is a draft, the time that reading
 * takes, and its tags:
 *
 *     <div class="PageMeta"><span class="PageMeta-time">4 min read</span><ul class="PageMeta-tags"><li><a href="/tags/…">…</a></li></ul></div>
 */
export function rehypePageMeta({
  lang,
  markdown,
  tagPages = false,
}: {
  lang?: string | undefined;
  tagPages?: boolean | undefined;
  markdown?: { readingTime?: true | undefined } | undefined;
}) {
  return (tree: Root, file: VFile): undefined => {
    const { frontMatter, path } = factsOf(file);
    const { tags = [], draft, layout, badge, ...own } = frontMatter;
    if (badge !== undefined && !file.data.above) addBadge(tree, badge);
    // The page for unknown paths and other layouts are not read from top to bottom.
    const isText = (layout === undefined || layout === 'docs') && path !== notFoundPath;
    const { readingTime = isText && markdown?.readingTime } = own;
    if (file.data.above || (tags.length === 0 && !draft && !readingTime)) return;
    const labels = labelsOf(file);
    const isLinked = tagPages && isListedByTags(frontMatter);
    const minutes = readingTime ? minutesOf(tree, lang) : 0;
    const meta = h('div.PageMeta', [
      draft ? h('strong.PageMeta-draft', { dataSearch: 'off' }, labels.draft) : null,
      readingTime
        ? h(
            'span.PageMeta-time',
            { dataSearch: 'off' },
            fillLabel(labels.readingTime, { minutes: String(minutes) }),
          )
        : null,
      tags.length > 0
        ? h(
            'ul.PageMeta-tags',
            { ariaLabel: labels.tags },
            tags.map((name) =>
              h('li', isLinked ? h('a', { href: encodePath(tagPath(name)) }, name) : name),
            ),
          )
        : null,
    ]);
    const title = tree.children.findIndex(
      (node) =>
        node.type === 'element' &&
        (node.tagName === 'h1' || [node.properties.className].flat().includes('PageHeader')),
    );
    tree.children.splice(title + 1, 0, meta);
  };
}

/** Adds the badge of the front matter to the title of the page. */
function addBadge(tree: Root, badge: Badge): void {
  const { text, tone = undefined } = typeof badge === 'string' ? { text: badge } : badge;
  let title: Element | undefined;
  walk(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'h1') title ??= node;
  });
  const shown = h('span.Badge', { dataTone: tone, dataSearch: 'off' }, text);
  title?.children.push({ type: 'text', value: ' ' }, shown);
}

/** The minutes that reading takes, at least one. Chinese and Japanese have words without blanks. */
function minutesOf(tree: Root, lang = 'en'): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(
    toString(tree),
  ))
    if (isWordLike) words++;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
