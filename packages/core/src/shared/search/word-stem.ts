/** Endings of English words, longer ones first. */
const endings =
  'ations ation ating ables ments ated ates able ings ions ment ate ing ion ers ors ies ied er or ed es ly s e y'.split(
    ' ',
  );
const isWord = /^[a-z]{4,}$/;

/**
 * The part of an English word that its forms share: `resize`, `resizes`, `resizing` -> `resiz`. Any
 * other word, such as a name in code, is its own stem.
 */
export function stemOf(word: string): string {
  if (!isWord.test(word)) return word;
  // Two endings: `settings`, `loaders`.
  return withoutEnding(withoutEnding(word)).replace(/([^aeiouls])\1$/, '$1');
}

function withoutEnding(word: string): string {
  if (word.endsWith('ss')) return word;
  const stems = endings.flatMap((each) => (word.endsWith(each) ? word.slice(0, -each.length) : []));
  return stems.find((stem) => stem.length >= 3 && /[aeiouy]/.test(stem.slice(0, -1))) ?? word;
}
