import type { Heading } from '../../shared/page/page.ts';
import type { SourceSection } from './source-sections.ts';

/** A page in an earlier version. */
export interface EarlierPage {
  /** The name of the version. */
  name: string;
  /** Undefined if the version did not have the page. */
  sections: SourceSection[] | undefined;
  /**
   * The sections of the present page that may differ from them: the headings that are in none of these are in both
   * versions. Default: all.
   */
  against?: SourceSection[] | undefined;
}

/** The place of a mark in the HTML of a page, and the version that first had what it follows. */
export type SinceMark = [offset: number, since: string];

/** The content of a page as rendered. */
interface Rendered {
  html: string;
  /** Of a translation, those of the source. */
  headings: Pick<Heading, 'id' | 'text'>[];
  /** Whether the text is in another language than the versions: of its rows those are known that have the same first cell. */
  isTranslation?: boolean;
  /** The name of the present version. */
  present: string;
  /** What the front matter says of the page: its version, or that nothing is marked. */
  written?: string | false | undefined;
}

const blocks = /<h([1-6])\b[^>]*?\bid="([^"]*)"[^>]*>|<tr[^>]*><td\b[^>]*>/g;

/**
 * Finds the headings and the first cells of tables that earlier versions did not have. What every known version has is
 * not marked, nor what is below a heading that is marked.
 *
 * @param earlier The newest first.
 */
export function sinceMarks(
  { html, headings, isTranslation = false, present, written }: Rendered,
  earlier: EarlierPage[],
): SinceMark[] {
  if (written === false) return [];
  const since = (versions: EarlierPage[], isIn: (version: EarlierPage) => boolean) => {
    const end = versions.findIndex((version) => !isIn(version));
    return end === -1 ? undefined : (versions[end - 1]?.name ?? present);
  };
  const lost = earlier.findIndex(({ sections }) => !sections);
  const known = (lost === -1 ? earlier : earlier.slice(0, lost)).map((version) => ({
    ...version,
    contents: contentsOf(version.sections!),
    compared: version.against && contentsOf(version.against),
  }));
  const find = (isIn: (contents: Contents, compared: Contents | undefined) => boolean) =>
    since(known, (version) => {
      const { contents, compared } = version as (typeof known)[number];
      return isIn(contents, compared);
    });
  const ofPage = written ?? since(earlier, ({ sections }) => sections !== undefined);
  const keys = keysOf(headings.map(({ text }) => plain(text)));
  const titles = new Map(headings.map(({ id }, index) => [id, keys[index]!]));
  const marks: SinceMark[] = [];
  let title = '';
  /** The level of the heading that is marked; what is below it is as new. */
  let marked = Infinity;
  for (const match of html.matchAll(blocks)) {
    const [tag, level, id = ''] = match;
    const start = match.index + tag.length;
    const end = html.indexOf(level ? `</h${level}>` : '</td>', start);
    if (end === -1) continue;
    if (level === undefined) {
      const cell = textOf(html.slice(start, end));
      const isIn = (it: Contents, compared: Contents | undefined) =>
        // Of a translation, a cell in other words is no sign of a new row.
        (isTranslation && !compared?.get(title)?.has(cell)) || (it.get(title)?.has(cell) ?? true);
      const found = marked === Infinity && cell !== '' && find(isIn);
      if (found) marks.push([end, found]);
      continue;
    }
    title = titles.get(decode(id)) ?? textOf(html.slice(start, end));
    // In both versions, or, of a translation, in words that the source does not have.
    const isElsewhere = (compared: Contents | undefined) =>
      compared ? !compared.has(title) : isTranslation;
    if (Number(level) <= marked) marked = Infinity;
    if (marked < Infinity || (title === '' && level !== '1')) continue;
    const found =
      level === '1' ? ofPage : find((it, compared) => it.has(title) || isElsewhere(compared));
    if (found === undefined) continue;
    marks.push([end, found]);
    // A page that is new has a mark of its own; its headings tell what came later.
    if (level !== '1') marked = Number(level);
  }
  return marks;
}

/** The first cells of tables, by the section that they are in. */
type Contents = Map<string, Set<string>>;

/** The contents of a version, by title, and by the title above as well: a page may have a title several times. */
function contentsOf(sections: SourceSection[]): Contents {
  const titles = sections.map(({ title }) => plain(title));
  const within = keysWithin(titles);
  const contents: Contents = new Map();
  for (const [index, { blocks: all }] of sections.entries())
    for (const key of [titles[index]!, within[index]!]) {
      const cells = contents.get(key) ?? new Set();
      contents.set(key, cells);
      for (const { text, isCode } of all)
        if (!isCode && text.includes(' | ')) cells.add(plain(text.split(' | ')[0]!));
    }
  return contents;
}

/** What the headings of a page are known by: a title that it has several times, by the title above as well. */
function keysOf(titles: string[]): string[] {
  const isRepeated = repeatedIn(titles);
  const within = keysWithin(titles);
  return titles.map((title, index) => (isRepeated(title) ? within[index]! : title));
}

/** Titles with the nearest one above that the page has once; a number tells the others apart. */
function keysWithin(titles: string[]): string[] {
  const isRepeated = repeatedIn(titles);
  const counts = new Map<string, number>();
  let above = '';
  return titles.map((title) => {
    const key = `${above}\n${title}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (!isRepeated(title)) above = title;
    return `${key}\n${count}`;
  });
}

function repeatedIn(titles: string[]): (title: string) => boolean {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return (title) => counts.get(title)! > 1;
}

const plain = (text: string) => text.normalize().replace(/\s+/g, ' ').trim();

function textOf(html: string): string {
  return plain(decode(html.replace(/<[^>]*>/g, '')));
}

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      return digits ? String.fromCodePoint(Number(digits)) : (entities[name as string] ?? whole);
    },
  );
}

/** The HTML with its marks. */
export function withMarks(
  html: string,
  marks: SinceMark[],
  markOf: (since: string) => string,
): string {
  let from = 0;
  const parts = marks.map(([offset, since]) => {
    const part = html.slice(from, offset);
    from = offset;
    return part + markOf(since);
  });
  return parts.join('') + html.slice(from);
}
