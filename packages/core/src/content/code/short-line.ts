/** A key or a file in quotes: a grammar does not look at its letters. */
const long = /(?<=["'`]|\\n)[\w+/=-]{64,}(?=["'`\\])/;
/** A word of the path of an address, also as a parameter in braces: the same. */
const pathWord = /(?<=https?:\/\/[^\s"'`]*[/{_-])[a-z]+(?=[/}_"'`\s-]|$)/;
const cut = new RegExp(`${long.source}|${pathWord.source}`, 'g');
/** The letters of a key that are left. */
const kept = 32;

/**
 * A line without most of such letters: regular expressions of grammars may take seconds for them, and lines that are
 * equal without them have the same tokens.
 */
export function shortLine(line: string) {
  /** The ends of what is left out, in the short line, with its length. */
  const cuts: { at: number; length: number }[] = [];
  let before = 0;
  const short = line.replace(cut, (text, start: number) => {
    const left = text.length < 64 ? 'x' : text.slice(0, kept);
    const length = text.length - left.length;
    cuts.push({ at: start - before + left.length, length });
    before += length;
    return left;
  });
  return {
    short,
    /** The place in the line of a place in the short one. */
    placeOf: (place: number) =>
      cuts.reduce((sum, { at, length }) => (at <= place ? sum + length : sum), place),
  };
}
