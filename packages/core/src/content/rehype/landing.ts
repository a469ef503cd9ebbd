import type { Element, ElementContent } from 'hast';
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
    ...(name === undefined ? [] : [element('span', 'Hero-name', inline(name))]),
    ...(name !== undefined && text !== undefined ? [textNode(' ')] : []),
    ...(text === undefined ? [] : [element('span', 'Hero-text', inline(text))]),
  ];
  const filled = Math.max(
    actions.findIndex(({ theme }) => theme === 'brand'),
    0,
  );
  return element('header', 'Hero', [
    element('div', 'Hero-words', [
      ...(lines.length > 0 ? [element('h1', 'Hero-title', lines)] : []),
      ...(tagline === undefined ? [] : [element('p', 'Hero-tagline', inline(tagline))]),
      ...(actions.length > 0
        ? [
            element(
              'p',
              'Hero-actions',
              // The blank is for the Markdown twin.
              actions.flatMap((action, index) => [
                ...(index > 0 ? [textNode(' ')] : []),
                link('Hero-action', action.link, inline(action.text), {
                  ...(index === filled && { dataTheme: 'brand' }),
                }),
              ]),
            ),
          ]
        : []),
    ]),
    ...(image === undefined ? [] : [element('div', 'Hero-image', imagesOf(image, name ?? ''))]),
  ]);
}

/** The features of a landing page, as cards; see `toCards`. */
export function featuresOf(features: Feature[]): Element {
  return element(
    'ul',
    'Cards',
    features.map(({ title, details, icon, link: target, linkText }) => {
      const name = inline(title);
      const isLinked = target !== undefined && linkText === undefined;
      return element('li', 'Card', [
        ...(icon === undefined ? [] : [element('div', 'Card-icon', iconOf(icon))]),
        element('p', 'Card-title', isLinked ? [link('', target, name)] : name),
        ...(details === undefined ? [] : [element('p', 'Card-text', inline(details))]),
        ...(target === undefined || linkText === undefined
          ? []
          : [element('p', 'Card-more', [link('', target, inline(linkText))])]),
      ]);
    }),
    { role: 'list' },
  );
}

/** A text that may contain HTML, as VitePress allows. */
function inline(text: string): ElementContent[] {
  if (!/[<&]/.test(text)) return [textNode(text)];
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
  return [{ ...element('span', '', children), properties: { ariaHidden: 'true' } }];
}

/** The image, or one for each color scheme. */
function imagesOf(image: HeroImage, name: string): ElementContent[] {
  if (typeof image === 'string') return [img(image, name)];
  const { src, light, dark, alt = name, width, height } = image as Record<string, unknown>;
  const size = {
    ...(width !== undefined && { width: String(width) }),
    ...(height !== undefined && { height: String(height) }),
  };
  if (typeof src === 'string') return [img(src, String(alt), size)];
  return [
    img(String(light), String(alt), { ...size, dataScheme: 'light' }),
    img(String(dark), String(alt), { ...size, dataScheme: 'dark' }),
  ];
}

function img(src: string, alt: string, properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName: 'img', properties: { src, alt, ...properties }, children: [] };
}

function link(
  className: string,
  href: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return element('a', className, children, { href, ...properties });
}

function element(
  tagName: string,
  className: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  const own = className === '' ? {} : { className: [className] };
  return { type: 'element', tagName, properties: { ...own, ...properties }, children };
}

function textNode(value: string): ElementContent {
  return { type: 'text', value };
}
