import type { PageSource } from '../../shared/page/page.ts';
import { listsIn } from '../../shared/page/site-lists.ts';
import type { ServerBundle } from '../assets/server-bundle.ts';
import { fileInSite } from '../files/site-names.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import type { Site } from '../site/site.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page of a frozen version as it was rendered; undefined for any other page. */
export function frozenPage(
  { config, version }: Pick<Site, 'config' | 'version'>,
  { path, text }: PageSource,
  { islandFiles }: Pick<ServerBundle, 'islandFiles'>,
): RenderedPage | undefined {
  const page = version?.frozen?.pageOf(config.lang, path);
  if (!version || !page) return undefined;
  const { root } = version;
  const known = new Set(islandFiles.map(([id]) => id));
  const content = once(page.content);
  // A component that is gone stays as it was rendered, and does nothing.
  const html = once(() =>
    content().html.replace(/ data-island="([^"#]*)[^"]*"/g, (attribute, file: string) =>
      known.has(file) ? attribute : '',
    ),
  );
  return {
    facts: {
      ...page.facts,
      assets: page.facts.assets.map((asset) =>
        'source' in asset ? { ...asset, source: fileInSite(root, asset.source) } : asset,
      ),
    },
    source: text,
    htmlVersion: hash('frozen', page.body, ...known),
    fromCache: true,
    html,
    twin: () => content().twin,
    sections: () => content().sections,
    lists: listsIn(html()),
  };
}
