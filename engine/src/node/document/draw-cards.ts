import { availableParallelism } from 'node:os';
import type { Config } from '../../shared/config/config.ts';
import type { SocialCard } from '../../shared/document/document.ts';
import type { Cache } from '../files/cache.ts';
import { createCardPainter } from './social-card.ts';
import type { CardStyle } from './social-card-style.ts';

/** A card's file. */
interface CardFile {
  file: string;
  version: string;
  content: Uint8Array;
}

/**
 * Draws the cards of a site, as many at once as there are cores; those in the cache are read.
 *
 * @param isKept Whether the card's file is there already.
 */
export async function* drawCards(
  style: CardStyle,
  config: Config,
  cache: Cache,
  cards: Iterable<SocialCard>,
  isKept: (card: SocialCard) => boolean,
): AsyncGenerator<CardFile> {
  const draw = createCardPainter(style, config);
  const file = async (card: SocialCard): Promise<CardFile> => {
    const known = cache.get(keyOf(card));
    const content = known ?? (await draw(card));
    if (!known) cache.set(keyOf(card), content);
    return { file: card.file, version: card.version, content };
  };
  const all = [...cards].filter((card) => {
    cache.use(keyOf(card));
    return !isKept(card);
  });
  const atOnce = availableParallelism();
  for (let start = 0; start < all.length; start += atOnce)
    yield* await Promise.all(all.slice(start, start + atOnce).map(file));
}

const keyOf = ({ version }: SocialCard) => `${version}.png`;
