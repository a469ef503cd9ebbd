import { fillBase } from '../../shared/page/base-placeholder.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import { listsIn } from '../../shared/page/site-lists.ts';
import { fileInSite } from '../files/site-names.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import type { Site } from '../site/site.ts';
import { contentBase } from '../site/versions/versions.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * A page of a frozen version as it was rendered; undefined for any other page.
 *
 * @param isLeft Whether there is still a file of islands.
 * @param islands Names the files of islands that there are.
 */
export function frozenPage(
  { config, version }: Pick<Site, 'config' | 'version'>,
  { path, text }: PageSource,
  isLeft: (file: string) => boolean,
  islands = '',
): RenderedPage | undefined {
  const page = version?.frozen?.pageOf(config.lang, path);
  if (!version || !page) return undefined;
  const { root } = version;
  const base = contentBase({ config, version });
  const fill = (text: string) => fillBase(text, base);
  const content = once(page.content);
  const html = once(() => withoutGone(fill(content().html), isLeft));
  const facts = JSON.parse(fill(JSON.stringify(page.facts))) as PageFacts;
  return {
    facts: {
      ...facts,
      assets: facts.assets.map((asset) =>
        'source' in asset ? { ...asset, source: fileInSite(root, asset.source) } : asset,
      ),
    },
    source: text,
    htmlVersion: hash('frozen', page.body, islands, base),
    fromCache: true,
    html,
    twin: () => fill(content().twin),
    sections: () => fill(content().sections),
    lists: listsIn(html()),
  };
}

/**
 * The HTML without the elements of islands whose file is gone, and of their slots. It stays as it was rendered, and its
 * links, fields and details belong to the browser.
 */
function withoutGone(html: string, isLeft: (file: string) => boolean): string {
  /** Whether each element around stays. */
  const around: boolean[] = [];
  return html.replace(
    /<(\/?)docs-(?:island|slot)\b((?:"[^"]*"|[^">])*)>/g,
    (tag, end: string, attributes: string) => {
      if (end) return around.pop() ? tag : '';
      const [, file] = /data-island="([^"#]*)/.exec(attributes) ?? [];
      const stays = file === undefined ? (around.at(-1) ?? true) : isLeft(file);
      around.push(stays);
      return stays ? tag : '';
    },
  );
}
