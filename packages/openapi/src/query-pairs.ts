/** How a parameter with several values is written; see "Style Values" of the OpenAPI specification. */
export interface ParameterStyle {
  style?: string | undefined;
  explode?: boolean | undefined;
}

/** The separators of lists that are one value. */
const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * The names and values that a parameter is sent as: a list or an object, which are JSON in `text`, may be several
 * pairs.
 */
export function pairsOf(
  name: string,
  text: string,
  { style = 'form', explode = style === 'form' }: ParameterStyle,
): [name: string, value: string][] {
  const value = parse(text);
  if (Array.isArray(value)) {
    const items = value.map(asText);
    if (explode) return items.map((item) => [name, item]);
    return [[name, items.join(separators[style] ?? ',')]];
  }
  if (typeof value !== 'object' || value === null) return [[name, text]];
  const entries = Object.entries(value).map(([key, item]) => [key, asText(item)] as const);
  if (style === 'deepObject') return entries.map(([key, item]) => [`${name}[${key}]`, item]);
  if (explode) return entries.map(([key, item]) => [key, item]);
  return [[name, entries.flat().join(separators[style] ?? ',')]];
}

/** A list or an object as JSON; anything else is text. */
function parse(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
