import type { DocumentNavItem } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { externalAttributes } from '../../shared/page/href.ts';
import { ItemText } from './ItemText.tsx';
import { TopNavMenu } from './TopNavMenu.client.tsx';

/**
 * The top navigation: plain links, dropdowns and custom elements. Items that can be active have their
 * position as `data-nav`: a navigation updates their mark.
 *
 * @param active The active positions: `["1", "1.0"]` is the second item and its first sub-link.
 */
export const TopNav = part('TopNav', OwnTopNav);

function OwnTopNav({ items, active }: Parts['TopNav']) {
  return (
    <ul className="TopNav">
      {items.map((item, index) => (
        <li key={index} className="TopNav-item">
          <TopNavItem item={item} place={String(index)} active={active} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  item: DocumentNavItem;
  place: string;
  active: string[];
}

function TopNavItem({ item, place, active }: ItemProps) {
  if (!item.items) return <TopNavLink item={item} place={place} active={active} />;
  return (
    <TopNavMenu
      text={item.text}
      {...(item.icon !== undefined && { icon: item.icon })}
      {...(item.badge !== undefined && { badge: item.badge })}
      place={place}
      active={active.includes(place)}
    >
      <ul className="TopNav-menu">
        {item.items.map((child, index) => (
          <li key={index}>
            <TopNavLink item={child} place={`${place}.${index}`} active={active} />
          </li>
        ))}
      </ul>
    </TopNavMenu>
  );
}

function TopNavLink({ item, place, active }: ItemProps) {
  if (item.html !== undefined)
    return <div className="TopNav-element" dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <a
      className="TopNav-link"
      href={item.href}
      data-nav={place}
      aria-current={active.includes(place) ? 'true' : undefined}
      {...(item.external ? externalAttributes : {})}
    >
      <ItemText item={item} />
    </a>
  );
}
