import { Children, isValidElement, type ReactNode } from 'react';
import type { badgeTones } from '../../shared/page/badge-tones.ts';
import { linkTo } from '../components/site.ts';

interface BadgeProps {
  /** The color of a callout. Default: gray. */
  tone?: (typeof badgeTones)[number];
  children?: ReactNode;
}

/** A short text with a border, such as the version that brought something. Titles, outline and search leave it out of headings. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="Badge" data-tone={tone} data-search="off">
      {children}
    </span>
  );
}

/** A grid of `<Card>`; in Markdown it is `:::cards`. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className="Cards">{children}</ul>;
}

interface CardProps {
  title?: ReactNode;
  /** The link of the whole card. */
  href?: string;
  /** The name of an icon, as in `<Icon>`, which becomes the first child when the page is compiled. */
  icon?: string;
  children?: ReactNode;
}

/** A card in `<Cards>`. */
export function Card({ title, href, children }: CardProps) {
  const all = Children.toArray(children);
  const icon = isIcon(all[0]) ? all.shift() : null;
  return (
    <li className="Card">
      {icon}
      {title && <p className="Card-title">{href ? <a {...linkTo(href)}>{title}</a> : title}</p>}
      {all.length > 0 && <div className="Card-text">{all}</div>}
    </li>
  );
}

function isIcon(node: ReactNode): boolean {
  return isValidElement<{ className?: string }>(node) && node.props.className === 'Card-icon';
}
