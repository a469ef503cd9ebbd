/** The headers of the paths that match. */
interface HeaderRule {
  path: RegExp;
  headers: [name: string, value: string][];
  /** The headers of earlier rules that this rule removes: `! Name`. */
  removed: string[];
}

/** Parses a `_headers` file, as Netlify and Cloudflare Pages do; invalid lines are skipped. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, removed] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    if (removed !== undefined) rules.at(-1)?.removed.push(removed);
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)?.headers.push([name, value!]);
    else if (/^[^\s#]/.test(line))
      rules.push({ path: patternOf(line.trim()), headers: [], removed: [] });
  }
  return rules;
}

/** `*` matches any characters, `:name` one segment of a path. A rule with a host matches no path. */
function patternOf(path: string): RegExp {
  if (!path.startsWith('/')) return /(?!)/;
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** The headers of a path, as Cloudflare Pages sends them: the values of several rules are joined. */
export function headersOf(rules: HeaderRule[], path: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    const removed = new Set(rule.removed.map((name) => name.toLowerCase()));
    for (const name of merged.keys()) if (removed.has(name.toLowerCase())) merged.delete(name);
    for (const [name, value] of rule.headers) {
      const before = merged.get(name);
      merged.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return merged;
}
