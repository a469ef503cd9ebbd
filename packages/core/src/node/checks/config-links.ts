import type { Config, SidebarItem, TopNavItem } from '../../shared/config/config.ts';

/** An address in the configuration. */
export interface ConfigLink {
  link: string;
  /** Its description in a message: `link "/x" of "Text" in sidebar`. */
  where: string;
  /** Its path of keys, as in `['topNav', 0, 'link']`. */
  path: PropertyKey[];
  /** Whether it links to a page or embeds a file. */
  kind: 'page' | 'asset';
}

/** Every address in the configuration, besides files whose absence is told when it is read; see `missingFiles`. */
export function configLinks(config: Config): ConfigLink[] {
  const { topNav, sidebar, socials, sponsors } = config;
  return [
    ...itemLinks(topNav, ['topNav'], 'topNav'),
    ...Object.entries(sidebar).flatMap(([prefix, items]) =>
      itemLinks(items, ['sidebar', prefix], 'sidebar'),
    ),
    ...config.areas.flatMap(({ items }, index) =>
      itemLinks(items, ['areas', index, 'items'], 'areas'),
    ),
    ...Object.entries(config.terms).map(([word, link]) =>
      pageLink(link, `of "${word}" in terms`, ['terms', word]),
    ),
    ...textLinks(config),
    ...socials.map(({ link, label, icon }, index) =>
      pageLink(link, `of "${label ?? icon}" in socials`, ['socials', index, 'link']),
    ),
    ...sponsors
      .flatMap(({ rows }) => rows.flat())
      .flatMap(({ name, link, image, path }) => {
        const where = `of "${name}" in sponsors`;
        return [
          pageLink(link, where, ['sponsors', ...path, 'link']),
          file(image, where, ['sponsors', ...path, 'image']),
        ];
      }),
  ];
}

function pageLink(link: string, where: string, path: PropertyKey[]): ConfigLink {
  return { link, where, path, kind: 'page' };
}

function file(link: string, where: string, path: PropertyKey[]): ConfigLink {
  return { link, where, path, kind: 'asset' };
}

function itemLinks(
  items: (SidebarItem | TopNavItem)[],
  path: PropertyKey[],
  where: string,
): ConfigLink[] {
  return items.flatMap(({ text = '', link, items: below }, index) => {
    const own = [...path, index];
    return [
      ...(link ? [pageLink(link, `of "${text}" in ${where}`, [...own, 'link'])] : []),
      ...itemLinks(below ?? [], [...own, 'items'], where),
    ];
  });
}

/** The links in the Markdown of the banner and of the outline's footer. */
function textLinks({ banner, outlineFooter }: Config): ConfigLink[] {
  const texts = { banner: banner?.content, outlineFooter };
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [...text.matchAll(/\]\(\s*<?([^\s)>]+)/g)].map(([, link]) =>
          pageLink(link!, `in ${name}`, [name]),
        )
      : [],
  );
}
