import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import type { CardStyle } from './card-style.ts';
import { fontsFor } from './card-fonts.ts';

/** The size of Open Graph images, in px. */
const size = { width: 1200, height: 630 };

/** The name of the icon among the images of a card. */
const iconName = 'icon';

/** The texts of a card. */
export interface CardTexts {
  title: string;
  /** May be empty. */
  description: string;
}

/** The version of the renderer. A renderer that is not installed is an error of the first card. */
export function rendererVersion(): string {
  try {
    const module = createRequire(import.meta.url).resolve('@takumi-rs/core');
    return readFileSync(join(module, '../../package.json'), 'utf8');
  } catch {
    return '';
  }
}

/** Creates a function that draws cards as PNG. The renderer loads with the first card. */
export function createCardPainter({
  css,
  fonts,
  icon,
  site,
  lang,
  colorScheme,
}: CardStyle): (card: CardTexts) => Promise<Uint8Array> {
  let renderer: Promise<Renderer> | undefined;
  const registered = new Map<string, Promise<unknown>>();
  return async ({ title, description }) => {
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
    return painter.render(box(colorScheme, [card]), {
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

async function loadRenderer(): Promise<Renderer> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    return new Renderer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `@takumi-rs/core, which draws social cards, cannot be loaded: ${reason}. Install it for this system, or leave out cards()`,
      { cause: error },
    );
  }
}
