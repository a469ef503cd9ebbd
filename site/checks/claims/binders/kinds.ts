/** Words for types in tables, and the compiler's output for such a type. */
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
 * Whether a Type cell matches the compiler's output, alternative by alternative.
 *
 * @param cell The cell as text: "string, or object with key", "number, optional".
 * @returns `undefined` if the cell contains words for no type.
 */
export function isOfKind(cell: string, printed: string): boolean | undefined {
  const type = printed.replace(/ \| undefined$/, '');
  const plain = cell.replace(/,? *(?:required|optional|can be missing).*/, '');
  const parts = plain.split(/,? or (?!async)/);
  const patterns = parts.map((part) => kinds.find(([words]) => words.test(part.trim()))?.[1]);
  if (patterns.includes(undefined)) return undefined;
  return patterns.every((pattern) => pattern!.test(type));
}
