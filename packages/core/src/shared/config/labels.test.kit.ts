import { labelProblem } from './labels-config.ts';

/** Without the forms of plurals; in the order of the language. */
const placeholders = (label: string) => {
  const plain = label.replaceAll(/(?:zero|one|two|few|many|other) \{[^{}]*\}/g, '');
  return [...new Set(plain.match(/\{\w+/g))].sort().join();
};

/** The names of translated labels that lack a placeholder or a plural of the English ones. */
export function brokenLabels(
  english: Record<string, string>,
  translated: Record<string, string>,
): string[] {
  return Object.entries(english).flatMap(([name, label]) => {
    const other = translated[name] ?? '';
    const isWhole =
      placeholders(other) === placeholders(label) &&
      other.includes('plural') === label.includes('plural');
    return isWhole && labelProblem(other, label) === undefined ? [] : [name];
  });
}
