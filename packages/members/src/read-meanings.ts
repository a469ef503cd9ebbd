import type { Link, List, ListItem, PhrasingContent, RootContent } from 'mdast';

/** The description of a member, written by the author. */
export interface Meaning {
  content: PhrasingContent[];
  /** The link around the name, if it leads somewhere. */
  link?: Link | undefined;
  /** In the page's file, from 1. */
  line: number;
}

/**
 * Reads the descriptions of members, by name: the items of a list that begin with the name in code and a colon,
 * such as "- `port`: where it listens". A link around the name stays.
 */
export function readMeanings(
  children: RootContent[],
  report: (line: number, message: string, hint: string) => void,
): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const lineOf = ({ position }: RootContent | ListItem) => position?.start.line ?? 1;
  const hint = 'Write a list of items such as - `name`: what it is for';
  for (const child of children) {
    if (child.type !== 'list') {
      report(lineOf(child), '<Members> has content that is no list of descriptions', hint);
      continue;
    }
    for (const item of (child as List).children) {
      const line = lineOf(item);
      const named = readItem(item);
      if (named === undefined)
        report(line, 'A description does not begin with the name of a member in code', hint);
      else if (meanings.has(named.name))
        report(line, `The member "${named.name}" is described twice`, 'Take one of them out');
      else meanings.set(named.name, { ...named, line });
    }
  }
  return meanings;
}

interface NamedItem extends Pick<Meaning, 'content' | 'link'> {
  name: string;
}

/** The name of an item and the text after it; undefined if it has another form. */
function readItem({ children }: ListItem): NamedItem | undefined {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const [first, next, ...rest] = paragraph.children;
  const link = first?.type === 'link' && first.children.length === 1 ? first : undefined;
  const name = link ? link.children[0] : first;
  if (name?.type !== 'inlineCode' || next?.type !== 'text') return undefined;
  const colon = /^\s*:\s*/.exec(next.value);
  if (!colon) return undefined;
  const text = next.value.slice(colon[0].length);
  const content: PhrasingContent[] = [{ ...next, value: text }, ...rest];
  return text === '' && rest.length === 0 ? undefined : { name: name.value, link, content };
}
