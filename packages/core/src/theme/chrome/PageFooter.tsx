import type { DocumentLink } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { externalAttributes, externalHref, hrefKind } from '../../shared/page/href.ts';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';
import { Filled } from './Filled.tsx';

/** The footer of a page on the docs layout: edit link, last update, previous and next page. */
export const PageFooter = part('PageFooter', OwnPageFooter);

function OwnPageFooter({ edit, lastUpdatedAt, previous, next }: Parts['PageFooter']) {
  return (
    <footer className="PageFooter">
      {(edit || lastUpdatedAt) && (
        <div className="PageFooter-meta">
          {edit && (
            <a className="PageFooter-edit" href={edit.href} {...externalAttributes}>
              <Icon name="pencil" />
              {edit.text}
            </a>
          )}
          {lastUpdatedAt && (
            <p className="PageFooter-updated">
              <Filled label={labels.lastUpdated} date={<time dateTime={lastUpdatedAt} />} />
            </p>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className="PageFooter-pages" aria-label={labels.previousAndNext}>
          {previous && <PageLink link={previous} label={labels.previous} icon="left" rel="prev" />}
          {next && <PageLink link={next} label={labels.next} icon="right" rel="next" />}
        </nav>
      )}
    </footer>
  );
}

function PageLink(props: {
  link: DocumentLink;
  label: string;
  icon: 'left' | 'right';
  rel: 'prev' | 'next';
}) {
  const { link, label, icon, rel } = props;
  const external = link.external ? externalAttributes : {};
  return (
    <a
      className="PageFooter-page"
      href={link.link}
      data-page={rel}
      aria-keyshortcuts={rel === 'prev' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight'}
      {...external}
      {...(!link.external && { rel })}
    >
      <span className="PageFooter-label">
        <Icon name={icon} />
        {label}
      </span>
      <span className="PageFooter-title">{link.text}</span>
    </a>
  );
}

/** The end of every page: the social links, except on the docs layout. */
export const Footer = part('Footer', OwnFooter);

function OwnFooter({ layout, socials }: Parts['Footer']) {
  if (layout === 'docs' || socials.length === 0) return null;
  return (
    <footer className="SocialFooter">
      <Socials socials={socials} />
    </footer>
  );
}

/** The social icons, each with its name; they open in a new tab. */
export const Socials = part('Socials', OwnSocials);

function OwnSocials({ socials }: Parts['Socials']) {
  return (
    <ul className="Socials">
      {socials.map(({ label, link, icon }) => (
        <li key={link}>
          <a
            className="Socials-link"
            href={externalHref(link)}
            {...(hrefKind(link) === 'external' && externalAttributes)}
          >
            <svg className="Socials-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
