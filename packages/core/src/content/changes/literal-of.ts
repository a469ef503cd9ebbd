/**
 * The text or number that a module assigns to a name: `name: 'text'` or `name = 5`. The module is not
 * executed, and not parsed: it is TypeScript of any version in git, not a page. Undefined if the name is missing or has another kind of value.
 */
export function literalOf(code: string, name: string): string | undefined {
  const escaped = name.replaceAll('$', String.raw`\$`);
  const found = new RegExp(
    String.raw`(?<![\w$.])${escaped}\s*[:=]\s*(?:(['"\`])((?:\\.|(?!\1)[^\\])*)\1|(-?\d[\d_.]*))(?=\s*(?:as\b|[,;\n}]|$))`,
  ).exec(code);
  if (!found) return undefined;
  const [, quote, text = '', number] = found;
  if (number !== undefined) return number.replaceAll('_', '');
  return quote === '`' && text.includes('${') ? undefined : text.replace(/\\(.)/g, '$1');
}
