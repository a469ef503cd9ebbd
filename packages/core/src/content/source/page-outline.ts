import {
  mayImport,
  type PageFence,
  type PageHeading,
  type PageImport,
  readBody,
  readHead,
} from './read-page.ts';

/** What a site needs of a page before it is compiled. It is plain data, for caches. */
export interface PageOutline {
  imports: PageImport[];
  fences: PageFence[];
  /** The heading of level 1, if the page has one; null if not. */
  title: Pick<PageHeading, 'text' | 'subtitle'> | null;
}

/** Reads a part of a page's outline. A broken page has none: compiling the page reports that. */
type ReadPart<Part> = (body: string, file: string, hasMath: boolean) => Part;

const readers: { [Name in keyof PageOutline]: ReadPart<PageOutline[Name]> } = {
  imports(body, file, hasMath) {
    if (!mayImport(body, file, hasMath)) return [];
    const page = readBody(body, file, { hasMath });
    return page.isBroken ? [] : page.imports;
  },
  fences(body, file, hasMath) {
    const page = readBody(body, file, { hasMath });
    return page.isBroken ? [] : page.fences;
  },
  title(body, file, hasMath) {
    // Most pages with a title in their front matter have no line like one: they need no parser.
    if (!/^ {0,3}(?:#(?:[ \t]|$)|=+[ \t]*$)/m.test(body)) return null;
    // The title is at the top of most pages, and only definitions of links below its block change it. If
    // there is none down to the first line like one, such as a sample, the whole page is read.
    const hasDefinitions = /^[ \t>]*\[[^\]\n]+\]:/m.test(body);
    const end = hasDefinitions ? null : /^(?:#[ \t]|=+[ \t]*$)[^]*?\n(?=\n)/m.exec(body);
    const top = end ? body.slice(0, end.index + end[0].length) : body;
    return titleOf(top, file, hasMath) ?? (end ? titleOf(body, file, hasMath) : undefined) ?? null;
  },
};

function titleOf(body: string, file: string, hasMath: boolean): PageOutline['title'] | undefined {
  const page = readBody(body, file, { hasMath });
  if (page.isBroken) return undefined;
  const { text, subtitle } = page.headings.find(({ level, isTop }) => level === 1 && isTop) ?? {};
  return text === undefined ? undefined : { text, subtitle };
}

/** Reads one part of the outline of a page. */
export function readOutline<Name extends keyof PageOutline>(
  name: Name,
  { text, file }: { text: string; file: string },
  hasMath = false,
): PageOutline[Name] {
  return readers[name](readHead(text, file).body, file, hasMath);
}
