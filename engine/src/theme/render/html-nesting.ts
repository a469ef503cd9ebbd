/**
 * Where browsers accept an element in HTML. What breaks these rules is moved or closed by the parser
 * (https://html.spec.whatwg.org/multipage/parsing.html), or is content that may not nest
 * (https://html.spec.whatwg.org/multipage/dom.html#content-models).
 */

const words = (text: string) => new Set(text.split(' '));

const headings = 'h1 h2 h3 h4 h5 h6';
const blocks = `address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form header hgroup hr li main menu nav ol p pre search section summary table ul ${headings}`;
/** Elements whose content starts afresh: what is open outside of them is not closed from inside. */
const scopes = 'caption table td template th button object html svg math';
const containers = `article aside blockquote center details dialog div dl fieldset figcaption figure footer form header main menu nav ol section summary ul ${scopes}`;

interface Ban {
  /** The elements that must not stand … */
  inner: Set<string>;
  /** … anywhere inside one of these … */
  outer: Set<string>;
  /** … unless one of these is between them. */
  until: Set<string>;
}

const none = new Set<string>();

const bans: Ban[] = [
  { inner: words(blocks), outer: words('p'), until: words(scopes) },
  { inner: words(headings), outer: words(headings), until: words(scopes) },
  { inner: words('a button input select textarea'), outer: words('a button'), until: none },
  { inner: words('form'), outer: words('form'), until: words('template') },
  { inner: words('li'), outer: words('li'), until: words(containers) },
  { inner: words('dd dt'), outer: words('dd dt'), until: words(containers) },
  { inner: words('option optgroup'), outer: words('option'), until: none },
  { inner: words('nobr'), outer: words('nobr'), until: words(scopes) },
];

/** Elements that stand directly in one of these. */
const parents: Record<string, Set<string>> = {
  caption: words('table template'),
  colgroup: words('table template'),
  thead: words('table template'),
  tbody: words('table template'),
  tfoot: words('table template'),
  tr: words('thead tbody tfoot template'),
  td: words('tr template'),
  th: words('tr template'),
  col: words('colgroup template'),
};

/** Elements that take nothing but these, and no text. */
const children: Record<string, Set<string>> = {
  table: words('caption colgroup thead tbody tfoot script template'),
  thead: words('tr script template'),
  tbody: words('tr script template'),
  tfoot: words('tr script template'),
  tr: words('td th script template'),
  colgroup: words('col template'),
};

/** Elements of documents, and those that swallow what follows them. */
const banned = words(
  'html head body base frame frameset image isindex listing noembed noframes plaintext xmp',
);
const rawText = words('script style textarea title iframe noscript');
const voids = words(
  'area base br col embed hr img input link meta param source track wbr frame keygen',
);

/** An element that browsers would not leave where it is written. */
export interface Misnesting {
  /** As it is written: `<div>`, or `text`. */
  inner: string;
  /** The element that refuses it; none when it is refused everywhere. */
  outer?: string | undefined;
  /** What it may stand in instead, where the rules say so. */
  expected?: string | undefined;
  /** The start tags that are open around it, outermost first, with its own at the end. */
  open: string[];
}

const tagOrText = /<(\/?)([a-zA-Z][^\s/>]*)[^>]*>|[^<]+/g;

/**
 * Finds the first misplaced element of well-formed HTML, as React writes it: every element that is
 * not void is closed, and attributes hold no `<` or `>`.
 */
export function findMisnesting(html: string): Misnesting | undefined {
  const names: string[] = [];
  const tags: string[] = [];
  tagOrText.lastIndex = 0;
  for (let match = tagOrText.exec(html); match; match = tagOrText.exec(html)) {
    const [written, slash, tag] = match;
    if (tag === undefined) {
      const parent = names.at(-1);
      if (parent !== undefined && parent in children && written.trim() !== '')
        return { inner: 'text', outer: parent, open: [...tags] };
      continue;
    }
    const name = tag.toLowerCase();
    if (slash) {
      while (names.length > 0 && names.pop() !== name) tags.pop();
      tags.pop();
      continue;
    }
    const problem = problemOf(name, names);
    if (problem) return { ...problem, open: [...tags, written] };
    if (voids.has(name) || (written.endsWith('/>') && isForeign(names))) continue;
    if (rawText.has(name)) {
      const end = html.indexOf(`</${name}`, tagOrText.lastIndex);
      tagOrText.lastIndex = end === -1 ? html.length : end;
    }
    names.push(name);
    tags.push(written);
  }
  return undefined;
}

/** The tags that any rule is about; all others may stand anywhere. */
const concerned = new Set([...bans.flatMap(({ inner }) => [...inner]), ...banned]);

function problemOf(name: string, open: string[]): Omit<Misnesting, 'open'> | undefined {
  const inner = `<${name}>`;
  const parent = open.at(-1);
  const allowed = parent === undefined ? undefined : children[parent];
  if (allowed && !allowed.has(name)) return { inner, outer: parent };
  const expected = parents[name];
  if (expected && !(parent !== undefined && expected.has(parent)))
    return { inner, outer: parent, expected: [...expected][0] };
  if (!concerned.has(name)) return undefined;
  if (isForeign(open)) return blockElements.has(name) ? { inner, outer: 'svg' } : undefined;
  if (banned.has(name)) return { inner };
  for (const ban of bans) {
    if (!ban.inner.has(name)) continue;
    for (let index = open.length - 1; index >= 0; index--) {
      const outer = open[index]!;
      if (ban.outer.has(outer)) return { inner, outer };
      if (ban.until.has(outer)) break;
    }
  }
  return undefined;
}

const blockElements = words(blocks);

/** Whether what stands there is not HTML, but a drawing or a formula. */
function isForeign(open: string[]): boolean {
  for (let index = open.length - 1; index >= 0; index--) {
    if (/^(foreignobject|annotation-xml|desc|title)$/.test(open[index]!)) return false;
    if (open[index] === 'svg' || open[index] === 'math') return true;
  }
  return false;
}
