/** Pseudo-random numbers from 0 to 1 with a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random item of a list. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** A misspelled name: with a letter less, a letter more, or another ending. */
export function misspelled(random: () => number, name: string): string {
  const letters = [...name.matchAll(/[A-Za-z]/g)].map(({ index }) => index);
  if (letters.length < 2) return `${name}x`;
  const at = pick(random, letters.slice(1));
  const kinds = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name[at]! + name.slice(at),
    name.endsWith('s') ? name.slice(0, -1) : `${name}s`,
    `${name}Value`,
  ];
  return pick(
    random,
    kinds.filter((other) => other !== name),
  );
}
