import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Feature, Hero, HeroImage } from '../../shared/config/front-matter.ts';
import { parseHtml } from '../base/parse-html.ts';

/** Gives an element, and what is in it, the place of a key of the front matter, unless it has one. */
export type At = (element: Element, ...path: string[]) => Element;

/**
 * The hero of a landing page:
 *
 *     <header class="Hero"><div class="Hero-words"><h1>…</h1><p class="Hero-tagline">…</p>
 *       <p class="Hero-actions"><a class="Hero-action" …>…</a></p></div><div class="Hero-image">…</div></header>
 */
export function heroOf({ name, text, tagline, image, actions = [] }: Hero, at: At): Element {
  const lines = [
    name === undefined ? null : h('span.Hero-name', inline(name)),
    name !== undefined && text !== undefined ? ' ' : null,
    text === undefined ? null : h('span.Hero-text', inline(text)),
  ];
  const brand = actions.findIndex(({ theme }) => theme === 'brand');
  const filled = Math.max(brand, 0);
  const header = h('header.Hero', [
    h('div.Hero-words', [
      name === undefined && text === undefined
        ? null
        : at(h('h1.Hero-title', lines), 'hero', text === undefined ? 'name' : 'text'),
      tagline === undefined ? null : at(h('p.Hero-tagline', inline(tagline)), 'hero', 'tagline'),
      actions.length === 0
        ? null
        : h(
            'p.Hero-actions',
            // The blank is for the Markdown twin.
            actions.map((action, index) => [
              index > 0 ? ' ' : null,
              at(
                h(
                  'a.Hero-action',
                  { href: action.link, ...(index === filled && { dataTheme: 'brand' }) },
                  inline(action.text),
                ),
                ...['hero', 'actions', String(index), 'link'],
              ),
            ]),
          ),
    ]),
    image === undefined
      ? null
      : at(h('div.Hero-image', imagesOf(image, name ?? '')), 'hero', 'image'),
  ]);
  return at(header, 'hero');
}

/** The features of a landing page, as cards; see `toCards`. */
export function featuresOf(features: Feature[], at: At): Element {
  const cards = features.map(({ title, details, icon, link, linkText }, index) => {
    const path = ['features', String(index)];
    const linked = (text: string) => at(h('a', { href: link }, inline(text)), ...path, 'link');
    const isWhole = link !== undefined && linkText === undefined;
    const card = h('li.Card', [
      icon === undefined ? null : at(h('div.Card-icon', iconOf(icon)), ...path, 'icon'),
      h('p.Card-title', isWhole ? linked(title) : inline(title)),
      details === undefined ? null : at(h('p.Card-text', inline(details)), ...path, 'details'),
      link === undefined || linkText === undefined ? null : h('p.Card-more', linked(linkText)),
    ]);
    return at(card, ...path, 'title');
  });
  return h('ul.Cards', { role: 'list' }, cards);
}

/** A text that may contain HTML, as VitePress allows. */
function inline(text: string): ElementContent[] {
  if (!/[<&]/.test(text)) return [{ type: 'text', value: text }];
  return parseHtml(text).children.filter(
    (node): node is ElementContent => node.type !== 'doctype' && node.type !== 'mdxjsEsm',
  );
}

function iconOf(icon: HeroImage): ElementContent[] {
  if (typeof icon !== 'string') return imagesOf(icon, '');
  // An address, or an emoji.
  return /^(?:https?:|\/|\.{1,2}\/)/.test(icon) ? imagesOf(icon, '') : hidden(inline(icon));
}

/** Hides an emoji or a drawing from screen readers: it decorates the title. */
function hidden(children: ElementContent[]): ElementContent[] {
  return [h('span', { ariaHidden: 'true' }, children)];
}

/** The image, or one for each color scheme. */
function imagesOf(image: HeroImage, name: string): ElementContent[] {
  if (typeof image === 'string') return [h('img', { src: image, alt: name })];
  const { src, light, dark, alt = name, width, height } = image as Record<string, unknown>;
  const size = {
    ...(width !== undefined && { width: String(width) }),
    ...(height !== undefined && { height: String(height) }),
  };
  if (typeof src === 'string') return [h('img', { src, alt: String(alt), ...size })];
  return [
    h('img', { src: String(light), alt: String(alt), ...size, dataScheme: 'light' }),
    h('img', { src: String(dark), alt: String(alt), ...size, dataScheme: 'dark' }),
  ];
}
