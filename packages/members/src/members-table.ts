import type { Parents, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { fillLabel } from 'stilldocs/feature';
import type * as texts from './labels.ts';
import type { Member } from './member.ts';
import type { Meaning } from './read-meanings.ts';
import type { RequiredChange } from './releases.ts';

/** A column, and how its cells are written. Columns that no row fills are left out. */
interface Column {
  head: string;
  /** Whether a small screen, which shows a member without the heads, names what is in the cell. */
  isNamed?: boolean;
  cell(member: Member): PhrasingContent[];
}

/** The table of members, with the descriptions of the author or of the source. */
export function membersTable(
  members: Member[],
  meanings: ReadonlyMap<string, Meaning>,
  labels: Record<keyof typeof texts, string>,
): Table {
  const meaningOf = ({ name, docs, deprecated }: Member): PhrasingContent[] => {
    const content = meanings.get(name)?.content ?? phrasing(docs ?? '');
    return deprecated ? [...content, text(' '), ...phrasing(deprecated)] : content;
  };
  const nameOf = (name: string): PhrasingContent => meanings.get(name)?.link ?? code(name);
  const requiredBefore = ({ before, required }: RequiredChange) =>
    fillLabel(required ? labels.memberRequiredBefore : labels.memberOptionalBefore, {
      version: before,
    });
  const columns: Column[] = [
    {
      head: labels.memberName,
      cell: ({ name, deprecated }) =>
        deprecated === undefined
          ? [nameOf(name)]
          : [{ type: 'delete', children: [nameOf(name)] }, text(` ${labels.memberDeprecated}`)],
    },
    {
      head: labels.memberType,
      cell: ({ type, required, changed }) => {
        const notes = [
          ...(required ? [labels.memberRequired] : []),
          ...(changed ? [requiredBefore(changed)] : []),
        ];
        const words = notes.join(', ');
        return [...optionalCode(type), ...(words ? [text(type ? `, ${words}` : words)] : [])];
      },
    },
    {
      head: labels.memberDefault,
      isNamed: true,
      cell: (member) => optionalCode(member.default),
    },
    { head: labels.memberMeaning, cell: meaningOf },
    {
      head: labels.memberSince,
      isNamed: true,
      cell: ({ since }) => (since ? [text(since)] : []),
    },
  ];
  const filled = columns.filter(({ cell }) => members.some((member) => cell(member).length > 0));
  const hasTypes = filled.some(({ head }) => head === labels.memberType);
  const row = (children: TableCell[]): TableRow => ({ type: 'tableRow', children });
  const rowOf = (member: Member) =>
    row(
      filled.map(({ head, isNamed, cell }) => {
        const children = cell(member);
        const hProperties = isNamed && children.length > 0 ? { dataHead: head } : {};
        return { type: 'tableCell', data: { hProperties }, children };
      }),
    );
  return {
    type: 'table',
    align: filled.map(() => null),
    // Types make a table wide: `members.css` shows it in another way on a small screen.
    data: { hProperties: hasTypes ? { className: ['Members'] } : {} },
    children: [
      row(filled.map(({ head }) => ({ type: 'tableCell', children: [text(head)] }))),
      ...members.map(rowOf),
    ],
  };
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const optionalCode = (value: string | undefined) => (value ? [code(value)] : []);

/** The first paragraph of Markdown that is no text of the page: it has no places, and no HTML of its own. */
function phrasing(markdown: string): PhrasingContent[] {
  const [first] = fromMarkdown(markdown).children;
  if (first?.type !== 'paragraph') return [];
  strip(first);
  return first.children;
}

function strip(parent: Parents): void {
  for (const child of parent.children) {
    delete child.position;
    // Comments in types contain tags as text: `<Button>`.
    if (child.type === 'html') Object.assign(child, { type: 'text' });
    if ('children' in child) strip(child);
  }
}
