import type { Facts } from './world.ts';

/** A text of a page as a reader sees it: without the marks of code and links, with its facts. */
export function asRead(text: string, facts: Facts): string {
  return text
    .replaceAll(/\{(facts\.\w+(?: \+ facts\.\w+)*)\}/g, (_, sum: string) =>
      sum
        .split(' + ')
        .map((name) => facts[name.replace('facts.', '')] ?? name)
        .join(''),
    )
    .replaceAll(/<\/?code>|`/g, '')
    .replaceAll(/(?<![\w.])\[([^\]]+)\](?:\([^)]*\))?/g, '$1')
    .replaceAll('\\|', '|')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;])/g, '$1')
    .trim();
}

/** Where the words stand in a text of a page, whatever links and line ends are between them. */
export function findWords(words: string, text: string): [start: number, end: number][] {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\s\[\]]+`);
  return [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

const keywords =
  /^(?:true|false|null|undefined|any|string|number|boolean|void|import|export|const|new|async|await|return|typeof|default|as)$/;

/** The names and quoted texts in a span of code, keywords of the language left out. */
export function namesIn(code: string): string[] {
  const quoted = [...code.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, one, two]) => (one ?? two)!);
  const rest = code.replaceAll(/'[^']+'|"[^"]+"/g, ' ');
  const names = [...rest.matchAll(/(?<!\d)[A-Za-z_$][\w$]*(?:-[\w$]+)*/g)].map(([name]) => name);
  return [...quoted, ...names.filter((name) => !keywords.test(name))];
}
