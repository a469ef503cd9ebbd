import { externalAttributes, externalHref, hrefKind } from '../../shared/page/href.ts';
import { internalHref, withBase } from '../../shared/page/paths.ts';
import type { SiteContext } from '../../shared/page/renderer.ts';
import type { SiteListItems } from '../../shared/page/site-lists.ts';

/**
 * The sponsors of the configuration: the list of `<Sponsors/>` and `::sponsors`. The site's styles set
 * the height of a group's rows (`--sponsor-height`).
 */
export function SponsorGrid({
  items,
  site,
}: {
  items: SiteListItems['sponsors'];
  site: SiteContext;
}) {
  if (items.length === 0) return null;
  return (
    <div className="Sponsors">
      {items.map(({ name, rows }, group) => (
        <section key={group} className="Sponsors-group" aria-label={name || undefined}>
          {name && <p className="Sponsors-name">{name}</p>}
          {rows.map((row, index) => (
            <ul key={index} className="Sponsors-row">
              {row.map((sponsor) => (
                <li key={sponsor.name}>
                  <Sponsor {...sponsor} base={site.base} />
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}

type SponsorItem = SiteListItems['sponsors'][number]['rows'][number][number];

function Sponsor({ name, link, image, base }: SponsorItem & { base: string }) {
  const isPath = hrefKind(link) === 'path';
  return (
    <a
      className="Sponsors-sponsor"
      href={isPath ? internalHref(base, link) : externalHref(link)}
      {...(!isPath && externalAttributes)}
    >
      <img
        src={hrefKind(image) === 'path' ? withBase(base, image) : externalHref(image)}
        alt={name}
        loading="lazy"
      />
    </a>
  );
}
