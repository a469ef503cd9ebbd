/** The elements that a navigation replaces. A script runs once, with its document. */
const replaced = /<(meta|link)\b([^>]*)>/g;

/** Elements with code, and the tags between them. */
const element = /<(script|noscript|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/**
 * The attributes that identify a `<meta>` or `<link>`: the site's element replaces that of the engine.
 */
const identity = /\b(?:(?:property|name)="([^"]*)"|rel="(canonical)")/;

/**
 * A document with the site's elements in its head, both as HTML. They replace the engine's elements of
 * the same identity.
 */
export function withHead(document: string, site: string): string {
  if (site === '') return document;
  const marked = site.replace(element, (code, tag: string | undefined) =>
    tag === undefined ? code.replace(replaced, '<$1 data-head=""$2>') : code,
  );
  const end = document.indexOf('</head>');
  const own = withoutReplaced(document.slice(0, end), site);
  return own.replace('</title>', (title) => title + marked) + document.slice(end);
}

/** The elements of the head that a navigation inserts. */
export function payloadHead(engine: string, site: string): string {
  if (site === '') return engine;
  const visible = site.replace(element, (code, tag?: string) => (tag === undefined ? code : ''));
  const own = [...visible.matchAll(replaced)].map(
    ([, name, rest]) => `<${name} data-head=""${rest}>`,
  );
  return withoutReplaced(engine, site) + own.join('');
}

/** The engine's elements without those that the site replaces. */
function withoutReplaced(engine: string, site: string): string {
  const names = new Set([...site.matchAll(replaced)].map(([tag]) => nameOf(tag)));
  return engine.replace(/<(?:meta|link) data-head=""[^>]*>/g, (tag) => {
    const name = nameOf(tag);
    return name !== undefined && names.has(name) ? '' : tag;
  });
}

function nameOf(tag: string): string | undefined {
  const [, name, rel] = identity.exec(tag) ?? [];
  return name ?? rel;
}
