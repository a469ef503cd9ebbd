import { isValues } from '../values.ts';

/** Whether any pattern of files, such as `**\/README.md`, covers a name. */
export function matchesSome(name: string, patterns: string[]): boolean {
  return patterns.some((pattern) => patternOf(pattern).test(name));
}

const wildcards: Record<string, string> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/^\.?\//, '')
    .replace(/\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\]/g, (mark, list: string | undefined) =>
      list === undefined
        ? (wildcards[mark] ?? `\\${mark}`)
        : `(?:${list.replaceAll('.', String.raw`\.`).replaceAll(',', '|')})`,
    );
  return new RegExp(`^${source}$`);
}

/**
 * The names of pages after `rewrites`: an object of patterns such as `packages/:name/:rest*`, or a
 * function.
 */
export function rewriter(rewrites: unknown): (name: string) => string {
  if (typeof rewrites === 'function') {
    return (name) => {
      const written: unknown = (rewrites as (name: string) => unknown)(name);
      return typeof written === 'string' ? written : name;
    };
  }
  const rules = Object.entries(isValues(rewrites) ? rewrites : {}).map(([from, to]) => {
    const keys: string[] = [];
    const source = from
      .replace(/[.+^$|[\]\\]/g, String.raw`\$&`)
      .replace(
        /:(\w+)(\([^)]*\))?(\*|\\\+)?/g,
        (_, key: string, group: string | undefined, many: string | undefined) => {
          keys.push(key);
          return group ?? (many ? '(.*)' : '([^/]+?)');
        },
      );
    return { pattern: new RegExp(`^${source}$`), keys, to: String(to) };
  });
  return (name) => {
    for (const { pattern, keys, to } of rules) {
      const found = pattern.exec(name);
      if (!found) continue;
      return to.replace(/:(\w+)(?:\([^)]*\))?[*+]?/g, (whole, key: string) => {
        const index = keys.indexOf(key);
        return index === -1 ? whole : (found[index + 1] ?? '');
      });
    }
    return name;
  };
}
