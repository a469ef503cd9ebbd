/** A key or a file in quotes: a grammar does not look at its letters. */
const long = /(?<=["'`]|\\n)[\w+/=-]{64,}(?=["'`\\])/g;
/** The letters of it that are left. */
const kept = 32;

/** A line without most of such letters, with which regular expressions of grammars may take seconds. */
export function shortLine(line: string) {
  /** The ends of what is left out, in the short line, with its length. */
  const cuts: { at: number; length: number }[] = [];
  const short = line.replace(long, (text, start: number) => {
    const before = cuts.reduce((sum, { length }) => sum + length, 0);
    cuts.push({ at: start - before + kept, length: text.length - kept });
    return text.slice(0, kept);
  });
  return {
    short,
    /** The place in the line of a place in the short one. */
    placeOf: (place: number) =>
      cuts.reduce((sum, { at, length }) => (at <= place ? sum + length : sum), place),
  };
}
