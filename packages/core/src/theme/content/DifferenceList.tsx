import type { DifferingPage } from '../../shared/page/differences.ts';
import type { SiteListItems } from '../../shared/page/site-lists.ts';
import * as labels from '../../shared/config/labels.ts';

/** What differs between two versions: each page, its sections, and their words. */
export function DifferenceList({ items }: { items: SiteListItems['differences'] }) {
  if (items.pages.length === 0) return <p>{labels.noDifferences}</p>;
  return (
    <div className="DifferenceList" data-search="off">
      {items.pages.map((page) => (
        <section key={`${page.kind} ${page.href}`}>
          <h2>
            <a href={page.href} target="_self">
              {page.title}
            </a>
            {page.kind === 'added' && ` (${labels.newPage})`}
            {page.kind === 'removed' && ` ${labels.removedSection}`}
          </h2>
          <Sections page={page} />
        </section>
      ))}
    </div>
  );
}

function Sections({ page: { href, sections } }: { page: DifferingPage }) {
  return sections.map(({ title, kind, id, words }, index) => (
    <section key={index}>
      {title !== '' && (
        <h3>
          {id === null ? (
            title
          ) : (
            <a href={`${href}#${encodeURIComponent(id)}`} target="_self">
              {title}
            </a>
          )}
          {kind === 'removed' && ` ${labels.removedSection}`}
        </h3>
      )}
      {words.map((pieces, block) => (
        <p key={block}>
          {pieces.map(([sort, text], piece) => {
            const Tag = sort === 1 ? 'ins' : 'del';
            return sort === 0 ? text : <Tag key={piece}>{text}</Tag>;
          })}
        </p>
      ))}
    </section>
  ));
}
