/** A string, a comment, an escape, or a character that begins or ends something. */
const token =
  /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|[{};]/g;

/** The rules of a style sheet that are in no other rule, each with its block. */
export function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: text, index } of css.matchAll(token)) {
    if (text === '{') depth++;
    if (text === '}') depth = Math.max(0, depth - 1);
    if (depth > 0 || (text !== '}' && text !== ';')) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  const rest = css.slice(start).trim();
  return rest === '' ? rules : [...rules, rest];
}
