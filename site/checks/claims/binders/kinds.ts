/** Words for types in tables, and what the compiler prints of such a type. */
const kinds: [words: RegExp, printed: RegExp][] = [
  [/^(?:string|a URL)/i, /\bstring\b|"|^any$|ReactNode$/],
  [/^number/i, /\bnumber\b/],
  [/^boolean/i, /\bboolean\b|true/],
  [/^(?:list|array)/i, /\[\]|Array|: |^\[/],
  [/^(?:object|map)/i, /\{|Record|^(?:\w+\.)?[A-Z]\w+(?:<.*>)?$|^any$|ReactNode$/],
  [/^(?:sync or async )?function|^\(.*=>/i, /=>|Function/],
  [/^React component/i, /=>|FC|Component/],
  [/^React nodes?/i, /ReactNode|Element/],
  [/^React ref/i, /Ref|^unknown$/],
  [/^false/, /false/],
  [/^null/, /null/],
];

/**
 * Whether a Type cell says what the compiler prints, alternative by alternative.
 *
 * @param cell As read: "string, or object with key", "number, optional".
 * @returns `undefined` when the cell has words that stand for no type.
 */
export function isOfKind(cell: string, printed: string): boolean | undefined {
  const type = printed.replace(/ \| undefined$/, '');
  const plain = cell.replace(/,? *(?:required|optional|can be missing).*/, '');
  const parts = plain.split(/,? or (?!async)/);
  const patterns = parts.map((part) => kinds.find(([words]) => words.test(part.trim()))?.[1]);
  if (patterns.includes(undefined)) return undefined;
  return patterns.every((pattern) => pattern!.test(type));
}
