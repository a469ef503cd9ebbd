import { availableParallelism } from 'node:os';
import type { SocialCard } from '../shared/document.ts';
import type { Cache } from './cache.ts';
import type { Site } from './site.ts';
import { createCardPainter } from './social-card.ts';

/** A card's file. */
interface CardFile {
  file: string;
  version: string;
  content: Uint8Array;
}

/** Draws the cards of a site, as many at once as there are cores; those in the cache are read. */
export async function* drawCards(
  site: Site,
  cache: Cache,
  cards: Iterable<SocialCard>,
): AsyncGenerator<CardFile> {
  const draw = createCardPainter(site);
  const file = async (card: SocialCard): Promise<CardFile> => {
    const key = `${card.version}.png`;
    const known = cache.get(key);
    const content = known ?? (await draw(card));
    if (!known) cache.set(key, content);
    return { file: card.file, version: card.version, content };
  };
  const all = [...cards];
  const atOnce = availableParallelism();
  for (let start = 0; start < all.length; start += atOnce)
    yield* await Promise.all(all.slice(start, start + atOnce).map(file));
}
