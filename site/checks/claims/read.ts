import type { PageDocument } from './document.ts';
import type { Facts } from './world.ts';

/** The visible text of a piece of a page: without the marks of code and links, with its facts. */
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

/** The places of words in a text of a page, across links and line ends. */
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

/** The names and quoted texts in a code span, without keywords of the language. */
export function namesIn(code: string): string[] {
  const quoted = [...code.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, one, two]) => (one ?? two)!);
  const rest = code.replaceAll(/'[^']+'|"[^"]+"/g, ' ');
  const names = [...rest.matchAll(/(?<!\d)[A-Za-z_$][\w$]*(?:-[\w$]+)*/g)].map(([name]) => name);
  return [...quoted, ...names.filter((name) => !keywords.test(name))];
}

/** The line of the section with the most of the words. */
export function lineOf(page: PageDocument, heading: string, words: string): number {
  const wanted = words.split(/\s+/);
  let best = page.sections.find((section) => section.heading === heading)?.line ?? 1;
  let most = 0;
  for (const { sections, context, line } of page.claims) {
    if (heading !== '*' && !sections.includes(heading)) continue;
    const count = wanted.filter((word) => context.includes(word)).length;
    if (count > most) [best, most] = [line, count];
  }
  return best;
}
