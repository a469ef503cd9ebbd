import {
  changesFeedFile,
  type ChangedPage,
  type ChangedSection,
} from '../../shared/page/changes.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import type { SiteListItems } from '../../shared/page/site-lists.ts';
import type { SiteContext } from '../../shared/page/renderer.ts';
import * as labels from '../../shared/config/labels.ts';

/**
 * The changes of pages, newest first: the list of `<Changes/>` and `::changes`. Search omits it,
 * because it repeats other pages.
 */
export function ChangeList({
  items: { pages: items, feed },
  site,
}: {
  items: SiteListItems['changes'];
  site: SiteContext;
}) {
  if (items.length === 0) return <p className="ChangeList-empty">{labels.noChanges}</p>;
  const format = new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="ChangeList" data-search="off">
      {daysOf(items).map(([day, pages]) => (
        <section key={day}>
          <p>
            <strong>
              <time dateTime={day}>{format.format(new Date(day))}</time>
            </strong>
          </p>
          <ul>
            {pages.map((page) => (
              <li key={`${page.commit} ${page.path}`}>
                <a href={encodePath(withBase(site.base, page.path))}>{page.title}</a>
                {page.isNew && ` (${labels.newPage})`}
                <Sections page={page} site={site} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {feed && (
        <p>
          <a href={withBase(site.base, `/${changesFeedFile}`)} type="application/atom+xml">
            {labels.changesFeed}
          </a>
        </p>
      )}
    </div>
  );
}

function Sections({ page: { path, sections }, site }: { page: ChangedPage; site: SiteContext }) {
  const named = sections.filter(({ title }) => title !== '');
  if (named.length === 0) return null;
  const address = encodePath(withBase(site.base, path));
  return (
    <>
      {': '}
      {named.map(({ title, id, kind }, index) => (
        <span key={index}>
          {index > 0 && labels.listSeparator}
          {id === null ? title : <a href={`${address}#${encodeURIComponent(id)}`}>{title}</a>}
          {kind === 'removed' && ` ${labels.removedSection}`}
        </span>
      ))}
    </>
  );
}

/** Changes by their day in UTC. A page that changed several times on a day is one item. */
function daysOf(items: ChangedPage[]): [day: string, pages: ChangedPage[]][] {
  const days = new Map<string, Map<string, ChangedPage>>();
  for (const item of items) {
    const day = new Date(item.date).toISOString().slice(0, 10);
    const pages = days.get(day) ?? new Map<string, ChangedPage>();
    days.set(day, pages);
    const later = pages.get(item.path);
    pages.set(item.path, later ? merged(later, item) : item);
  }
  return [...days].map(([day, pages]) => [day, [...pages.values()]]);
}

function merged(later: ChangedPage, earlier: ChangedPage): ChangedPage {
  const sections = new Map<string, ChangedSection>();
  for (const section of [...later.sections, ...earlier.sections])
    if (!sections.has(section.title)) sections.set(section.title, section);
  const isNew = later.isNew || earlier.isNew;
  return { ...later, isNew, sections: isNew ? [] : [...sections.values()] };
}
