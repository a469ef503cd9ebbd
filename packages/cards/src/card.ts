import { createHash } from 'node:crypto';
import type { PageFeature, PageImage, SiteLook } from 'stilldocs';
import { drawable } from './card-fonts.ts';
import { cardStyle } from './card-style.ts';
import { type CardTexts, createCardPainter } from './paint-card.ts';

/** Draws the cards of pages: the module of `features`. */
export default function card(): PageFeature {
  const cards = new WeakMap<SiteLook, ReturnType<typeof cardsOf>>();
  return {
    image({ title, description }, look) {
      const draw = cards.get(look) ?? cardsOf(look);
      cards.set(look, draw);
      return draw({ title, description });
    },
  };
}

/** The cards of a site: one for each title that its font has characters of. */
function cardsOf(look: SiteLook): (page: CardTexts) => PageImage | undefined {
  const style = cardStyle(look);
  if (!style) return () => undefined;
  const paint = createCardPainter(style);
  const own = createHash('sha256').update(style.version).digest('hex');
  return (page) => {
    const title = drawable(page.title, style.fonts);
    const description = drawable(page.description, style.fonts);
    if (title === '') return undefined;
    return {
      file: 'card.png',
      version: JSON.stringify([own, title, description]),
      content: () => paint({ title, description }),
    };
  };
}
