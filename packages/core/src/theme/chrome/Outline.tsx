import { outlineTitleId } from '../../shared/document/chrome-ids.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import type { Heading } from '../../shared/page/page.ts';

interface Entry {
  heading: Heading;
  children: Entry[];
}

/** Nests headings by level; a skipped level nests like the next one. */
function nest(headings: Heading[]): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    const entry: Entry = { heading, children: [] };
    while (open.length > 0 && open.at(-1)!.heading.level >= heading.level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** The page's outline: its headings, nested by level. */
export const Outline = part('Outline', OwnOutline);

function OwnOutline({ title, headings }: Parts['Outline']) {
  return (
    <nav className="Outline" aria-labelledby={outlineTitleId}>
      <h2 className="Outline-title" id={outlineTitleId}>
        {title}
      </h2>
      <Entries entries={nest(headings)} />
    </nav>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul className="Outline-items">
      {entries.map(({ heading, children }) => (
        <li key={heading.id}>
          <a className="Outline-link" href={`#${heading.id}`}>
            {heading.text}
          </a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
