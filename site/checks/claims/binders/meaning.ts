/** Synonyms that a description may use for a word of a name. */
const synonyms: Record<string, string> = {
  args: 'value',
  cl: 'class',
  count: 'number',
  deps: 'entry',
  dimension: 'width height',
  disabled: 'nobody',
  duration: 'length seconds',
  filename: 'name',
  help: 'help',
  href: 'address url',
  id: 'id',
  max: 'largest',
  min: 'smallest',
  src: 'address url image',
  thumb: 'thumbnail',
  url: 'address',
  widget: 'component',
};

/** Words that contradict a word of a name. */
const opposites: Record<string, string> = {
  bottom: 'top',
  height: 'width',
  left: 'right',
  max: 'smallest',
  min: 'largest',
  top: 'bottom',
  width: 'height',
};

const stems = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 4 ? word.replace(/(?:es|s|ed|ing)$/, '') : word));

/**
 * Whether a description fits a name: it contains the last word of the name or a synonym, and no
 * opposite of any word. `pageKey` is a key, `maxLength` is no smallest number.
 */
export function isMeaningOf(name: string, description: string): boolean {
  const text = description.replace(/ ?Declared in the published types\.?$/, '');
  if (text === '') return true;
  const own = stems(name);
  const said = stems(text);
  const says = (word: string) =>
    said.some((other) => other === word || (word.length > 3 && other.startsWith(word))) ||
    stems(synonyms[word] ?? '').some((other) => said.includes(other));
  if (own.some((word) => said.includes(opposites[word] ?? ' '))) return false;
  return own.some(says);
}
