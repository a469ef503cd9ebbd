import { type Member, MembersError } from './member.ts';

/**
 * The commands or options of a recorded help text, as the usual command-line libraries print it: a line such as
 * "Options:", then an indented line for each, with its description after two spaces.
 *
 * @param part The first word of the line above them, in any case: `options`; empty for all of them.
 * @throws MembersError if the text has no such part.
 */
export function helpMembers(text: string, part: string, of: string): Member[] {
  const sections = sectionsOf(text);
  const chosen = sections.filter(
    ({ title }) => part === '' || title.startsWith(part.toLowerCase()),
  );
  const members = chosen.flatMap(({ lines }) => lines.flatMap((line) => memberOf(line) ?? []));
  if (members.length > 0) return members;
  const titles = sections.map(({ title }) => title).join(', ');
  throw new MembersError(
    `${of} lists nothing`,
    titles ? `The text has the parts ${titles}` : undefined,
  );
}

interface HelpSection {
  /** Lower-case, without the colon. */
  title: string;
  lines: string[];
}

function sectionsOf(text: string): HelpSection[] {
  const sections: HelpSection[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, title] = /^([A-Za-z][\w ]*):?\s*$/.exec(line) ?? [];
    if (title !== undefined) sections.push({ title: title.trim().toLowerCase(), lines: [] });
    else if (/^\s+\S/.test(line)) addLine(sections.at(-1), line);
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

/** A line that is indented further than the names continues the description above it. */
function addLine(section: HelpSection | undefined, line: string): void {
  if (!section) return;
  const indent = (written: string) => /^\s*/.exec(written)![0].length;
  const [first] = section.lines;
  if (first !== undefined && indent(line) > indent(first) + 4 && !/^\s+-/.test(line))
    section.lines.push(`${section.lines.pop()} ${line.trim()}`);
  else section.lines.push(line);
}

function memberOf(line: string): Member | undefined {
  const [, name, docs = ''] = /^\s+(\S.*?)(?:\s{2,}(.*))?$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const value = /[<[]([^>\]]+)[>\]]/.exec(name)?.[1];
  const [, byDefault] = /[[(]default:?\s*([^\])]+)[\])]/i.exec(docs) ?? [];
  return {
    name: name.replace(/\s+/g, ' '),
    type: name.startsWith('-') && value !== undefined ? value : '',
    required: /\[required\]/.test(docs),
    default: byDefault?.replace(/^"(.*)"$/, '$1'),
    docs: docs.replace(/\s*[[(](?:default:?[^\])]*|required)[\])]/gi, '').trim() || undefined,
  };
}
