import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Feature, Hero, HeroImage } from '../../shared/config/front-matter.ts';
import { parseHtml } from '../base/parse-html.ts';

/**
 * The hero of a landing page:
 *
 *     <header class="Hero"><div class="Hero-words"><h1>…</h1><p class="Hero-tagline">…</p>
 *       <p class="Hero-actions"><a class="Hero-action" …>…</a></p></div><div class="Hero-image">…</div></header>
 */
export function heroOf({ name, text, tagline, image, actions = [] }: Hero): Element {
  const lines = [
    name === undefined ? null : h('span.Hero-name', inline(name)),
    name !== undefined && text !== undefined ? ' ' : null,
    text === undefined ? null : h('span.Hero-text', inline(text)),
  ];
  const brand = actions.findIndex(({ theme }) => theme === 'brand');
  const filled = Math.max(brand, 0);
  return h('header.Hero', [
    h('div.Hero-words', [
      name === undefined && text === undefined ? null : h('h1.Hero-title', lines),
      tagline === undefined ? null : h('p.Hero-tagline', inline(tagline)),
      actions.length === 0
        ? null
        : h(
            'p.Hero-actions',
            // The blank is for the Markdown twin.
            actions.map((action, index) => [
              index > 0 ? ' ' : null,
              h(
                'a.Hero-action',
                { href: action.link, ...(index === filled && { dataTheme: 'brand' }) },
                inline(action.text),
              ),
            ]),
          ),
    ]),
    image === undefined ? null : h('div.Hero-image', imagesOf(image, name ?? '')),
  ]);
}

/** The features of a landing page, as cards; see `toCards`. */
export function featuresOf(features: Feature[]): Element {
  return h(
    'ul.Cards',
    { role: 'list' },
    features.map(({ title, details, icon, link, linkText }) => {
      const name = inline(title);
      const isLinked = link !== undefined && linkText === undefined;
      return h('li.Card', [
        icon === undefined ? null : h('div.Card-icon', iconOf(icon)),
        h('p.Card-title', isLinked ? h('a', { href: link }, name) : name),
        details === undefined ? null : h('p.Card-text', inline(details)),
        link === undefined || linkText === undefined
          ? null
          : h('p.Card-more', h('a', { href: link }, inline(linkText))),
      ]);
    }),
  );
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
