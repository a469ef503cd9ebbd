import { type Author, parseAuthors } from '../../shared/page/authors.ts';
import {
  externalAttributes,
  externalHref,
  hrefKind,
  isExecutable,
} from '../../shared/page/href.ts';
import { internalHref } from '../../shared/page/paths.ts';
import { isoDate } from '../../shared/page/posts.ts';
import type { SiteContext } from '../../shared/page/renderer.ts';
import * as labels from '../../shared/config/labels.ts';
import { Filled } from '../chrome/Filled.tsx';

/**
 * The authors and the date of a page. `<Authors/>` and `::authors` show the authors of the front
 * matter. A page without either shows no authors, as in Vocs.
 *
 *     <p class="Authors">By <a href="…">A</a>, B and C · <time datetime="2026-01-31">…</time></p>
 */
export function Authors({
  authors,
  date,
  site,
}: {
  /** Names and `[name](url)`, comma separated or as a list. */
  authors?: string | string[] | undefined;
  /** ISO 8601; rendered in UTC. */
  date?: string | Date | undefined;
  site: SiteContext;
}) {
  const people = parseAuthors(authors);
  const iso = isoDate(date);
  if (people.length === 0 && !iso) return null;
  return (
    <p className="Authors">
      {people.length > 0 && (
        <Filled
          label={labels.byAuthors}
          authors={people.map((author, index) => (
            <span key={author.name}>
              {separatorBefore(index, people.length)}
              <AuthorName author={author} site={site} />
            </span>
          ))}
        />
      )}
      {people.length > 0 && iso && ' · '}
      {iso && <DateText iso={iso} site={site} />}
    </p>
  );
}

/** The separator before a name: `A`, `A and B`, `A, B and C`. */
function separatorBefore(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? labels.listEnd : labels.listSeparator;
}

function AuthorName({ author: { name, link }, site }: { author: Author; site: SiteContext }) {
  // The rule that reports it may be a warning.
  if (link === undefined || isExecutable(link)) return name;
  const isPath = hrefKind(link) === 'path';
  if (isPath) return <a href={internalHref(site.base, link)}>{name}</a>;
  return (
    <a href={externalHref(link)} {...(hrefKind(link) === 'external' && externalAttributes)}>
      {name}
    </a>
  );
}

function DateText({ iso, site: { lang } }: { iso: string; site: SiteContext }) {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={iso.slice(0, 10)}>{format.format(new Date(iso))}</time>;
}
