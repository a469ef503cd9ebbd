/**
 * Parses JSON with the platform's parser, which is a hundred times as fast as a parser of YAML.
 * Undefined if the text is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return /^\s*\{/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
