import { readFileSync } from 'node:fs';
import type { Node, Renderer } from '@takumi-rs/core';
import type { Config } from '../../shared/config/config.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { SocialCard } from '../../shared/document/document.ts';
import { hash } from '../files/hash.ts';
import type { CardFont, CardStyle } from './social-card-style.ts';

/** The size of Open Graph images, in px. */
const size = { width: 1200, height: 630 };

/** The name of the icon among the images of a card. */
const iconName = 'icon';

/**
 * The card of a page with that title and description. Undefined if the site has no cards, or if its
 * font lacks all characters of the title.
 */
export function socialCard(
  cards: CardStyle | null,
  page: { title: string; description: string },
): SocialCard | undefined {
  if (!cards) return undefined;
  const title = drawable(page.title, cards.fonts);
  const description = drawable(page.description, cards.fonts);
  if (title === '') return undefined;
  const version = hash('card', cards.version, title, description);
  return { file: `assets/card-${version.slice(0, 8)}.png`, version, title, description };
}

/** A text on one line, without characters that the fonts lack. */
function drawable(text: string, fonts: CardFont[]): string {
  return [...text.normalize()]
    .filter((character) => /\s/.test(character) || fonts.some((font) => covers(font, character)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function covers({ ranges }: CardFont, character: string): boolean {
  const code = character.codePointAt(0)!;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Creates a function that draws cards as PNG. The renderer loads with the first card. */
export function createCardPainter(
  cards: CardStyle,
  { title: site, lang, theme }: Config,
): (card: SocialCard) => Promise<Uint8Array> {
  let renderer: Promise<Renderer> | undefined;
  const registered = new Map<string, Promise<unknown>>();
  return async ({ title, description }) => {
    const { css, fonts, icon } = cards;
    const painter = await (renderer ??= loadRenderer());
    const used = fontsFor(site + title + description, fonts);
    for (const { name, file, ranges } of used) {
      if (!registered.has(name))
        registered.set(
          name,
          painter.registerFont({ name, data: readFileSync(file), unicodeRange: ranges }),
        );
      await registered.get(name);
    }
    const image = icon
      ? [{ type: 'image' as const, className: 'SocialCard-icon', src: iconName }]
      : [];
    const about = description === '' ? [] : [text('SocialCard-description', description)];
    const card = box('SocialCard', [
      box('SocialCard-site', [...image, text('SocialCard-name', site)]),
      box('SocialCard-text', [text('SocialCard-title', title), ...about]),
    ]);
    return painter.render(box(theme.colorScheme, [card]), {
      ...size,
      format: 'png',
      css,
      lang,
      fontFamilies: used.map(({ name }) => name),
      images: icon ? [{ src: iconName, data: icon }] : [],
    });
  };
}

function box(className: string, children: Node[]): Node {
  return { type: 'container', className, children };
}

function text(className: string, content: string): Node {
  return { type: 'text', className, text: content };
}

/** The parts of the font for a text: each character uses the first part that contains it. */
function fontsFor(content: string, fonts: CardFont[]): CardFont[] {
  const used = new Set(
    [...content].map((character) => fonts.find((font) => covers(font, character))),
  );
  return fonts.filter((font) => used.has(font));
}

async function loadRenderer(): Promise<Renderer> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    return new Renderer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw errorWith({
      rule: 'config',
      message: `@takumi-rs/core, which draws social cards, failed: ${reason}`,
      hint: 'Install it for this system, or leave out "socialCards"',
    });
  }
}
