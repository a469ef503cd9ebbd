/**
 * The nesting rules of HTML. Browsers move or close elements that break the rules of the parser
 * (https://html.spec.whatwg.org/multipage/parsing.html). Other rules come from the content model
 * (https://html.spec.whatwg.org/multipage/dom.html#content-models).
 */

const words = (text: string) => new Set(text.split(' '));

const headings = 'h1 h2 h3 h4 h5 h6';
const blocks = `address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form header hgroup hr li main menu nav ol p pre search section summary table ul ${headings}`;
/** Elements that delimit a scope: an end tag inside does not close elements outside. */
const scopes = 'caption table td template th button object html svg math';
const containers = `article aside blockquote center details dialog div dl fieldset figcaption figure footer form header main menu nav ol section summary ul ${scopes}`;

interface Ban {
  /** The elements that must not occur … */
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
  // `docs-code` is the place of a code block, which has a button.
  {
    inner: words('a button input select textarea docs-code'),
    outer: words('a button'),
    until: none,
  },
  { inner: words('form'), outer: words('form'), until: words('template') },
  { inner: words('li'), outer: words('li'), until: words(containers) },
  { inner: words('dd dt'), outer: words('dd dt'), until: words(containers) },
  { inner: words('option optgroup'), outer: words('option'), until: none },
  { inner: words('nobr'), outer: words('nobr'), until: words(scopes) },
];

/** The parents that an element requires. */
const parents = new Map(
  Object.entries({
    caption: words('table template'),
    colgroup: words('table template'),
    thead: words('table template'),
    tbody: words('table template'),
    tfoot: words('table template'),
    tr: words('thead tbody tfoot template'),
    td: words('tr template'),
    th: words('tr template'),
    col: words('colgroup template'),
  }),
);

/** Elements that contain only these, and no text. */
const children = new Map(
  Object.entries({
    table: words('caption colgroup thead tbody tfoot script template'),
    thead: words('tr script template'),
    tbody: words('tr script template'),
    tfoot: words('tr script template'),
    tr: words('td th script template'),
    colgroup: words('col template'),
  }),
);

/** Elements of documents, and elements that swallow the following content. */
const banned = words(
  'html head body base frame frameset image isindex listing noembed noframes plaintext xmp',
);
const rawText = words('script style textarea title iframe noscript');
const voids = words(
  'area base br col embed hr img input link meta param source track wbr frame keygen',
);

/** An element that browsers would move. */
export interface Misnesting {
  /** The element: `<div>`, or `text`. */
  inner: string;
  /** The element that forbids it; none if it is forbidden everywhere. */
  outer?: string | undefined;
  /** The required parent, if the rules name one. */
  expected?: string | undefined;
  /** The open start tags around it, outermost first, and its own. */
  open: string[];
}

/**
 * Finds the first misplaced element of well-formed HTML, as React writes it: every element that is
 * not void is closed, and attributes hold no `<` or `>`.
 */
export function findMisnesting(html: string): Misnesting | undefined {
  return findElement(html, problemOf);
}

/** Finds the first `<main>`: the content of a page is inside the `<main>` of its layout. */
export function findMain(html: string): Misnesting | undefined {
  if (!/<main\b/i.test(html)) return undefined;
  return findElement(html, (name) =>
    name === 'main' ? { inner: '<main>', outer: 'main' } : undefined,
  );
}

type Problem = Omit<Misnesting, 'open'>;

function findElement(
  html: string,
  judge: (name: string, open: string[]) => Problem | undefined,
): Misnesting | undefined {
  const names: string[] = [];
  const starts: number[] = [];
  const problemAt = (problem: Problem, ...last: number[]) => ({
    ...problem,
    open: [...starts, ...last].map((start) => html.slice(start, html.indexOf('>', start) + 1)),
  });
  let end = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', Math.max(end, at + 1))) {
    const isEnd = html[at + 1] === '/';
    const name = nameAt(html, at + (isEnd ? 2 : 1));
    const close = html.indexOf('>', at);
    if (name === '' || close === -1) continue;
    const stray = children.has(names.at(-1) ?? '') && html.slice(end, at).trim() !== '';
    const text = stray ? judge('text', names) : undefined;
    if (text) return problemAt(text);
    end = close + 1;
    if (isEnd) {
      while (names.length > 0 && names.pop() !== name) starts.pop();
      starts.pop();
      continue;
    }
    const problem = judge(name, names);
    if (problem) return problemAt(problem, at);
    if (voids.has(name) || (html[close - 1] === '/' && isForeign(names))) continue;
    if (rawText.has(name)) {
      const last = html.indexOf(`</${name}`, end);
      end = last === -1 ? html.length : last;
    }
    names.push(name);
    starts.push(at);
  }
  return undefined;
}

/** The name of a tag in lower case; empty if no letter begins it. */
function nameAt(html: string, start: number): string {
  let end = start;
  while (end < html.length && !' />\t\n\f\r'.includes(html[end]!)) end++;
  const name = html.slice(start, end);
  return /^[a-z]/.test(name) ? name : /^[A-Z]/.test(name) ? name.toLowerCase() : '';
}

/** The tags with rules; all others are allowed everywhere. */
const concerned = new Set([...bans.flatMap(({ inner }) => [...inner]), ...banned]);

function problemOf(name: string, open: string[]): Problem | undefined {
  const parent = open.at(-1) ?? '';
  const allowed = children.get(parent);
  if (name === 'text') return allowed && { inner: name, outer: parent };
  const inner = name === 'docs-code' ? '<button>' : `<${name}>`;
  if (allowed && !allowed.has(name)) return { inner, outer: parent };
  const expected = parents.get(name);
  if (expected && !expected.has(parent))
    return { inner, outer: parent || undefined, expected: [...expected][0] };
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

const foreign = words('svg math');
/** The elements of SVG and MathML that have HTML inside. */
const ofHtml = words('foreignobject annotation-xml desc title');

/** Whether the position is inside of SVG or MathML. */
function isForeign(open: string[]): boolean {
  return foreign.has(open.findLast((name) => foreign.has(name) || ofHtml.has(name)) ?? '');
}
