/** The headers of the paths that match. */
interface HeaderRule {
  path: RegExp;
  headers: [name: string, value: string][];
  /** What earlier rules say of these headers does not hold: `! Name`. */
  removed: string[];
}

/** Reads a `_headers` file, as Netlify and Cloudflare Pages do; what is no rule is passed over. */
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

/** `*` stands for anything, `:name` for a part of a path. A rule for another host is for no path of this one. */
function patternOf(path: string): RegExp {
  if (!path.startsWith('/')) return /(?!)/;
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** The headers of a path, as Cloudflare Pages sends them: what several rules say is joined. */
export function headersOf(rules: HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const removed of rule.removed)
      for (const name of found.keys())
        if (name.toLowerCase() === removed.toLowerCase()) found.delete(name);
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}
