import type { DocumentNavItem } from '../../shared/document.ts';
import { externalAttributes } from '../../shared/href.ts';
import { Icon } from '../Icon.tsx';
import { TopNavMenu } from '../islands/TopNavMenu.tsx';

/** The top navigation: plain links, dropdowns and custom elements. */
export function TopNav({ items, active }: { items: DocumentNavItem[]; active: number }) {
  return (
    <ul className="TopNav">
      {items.map((item, index) => (
        <li key={index} className="TopNav-item">
          <TopNavItem item={item} active={index === active} />
        </li>
      ))}
    </ul>
  );
}

function TopNavItem({ item, active }: { item: DocumentNavItem; active: boolean }) {
  if (item.html !== undefined) return <div dangerouslySetInnerHTML={{ __html: item.html }} />;
  if (item.items) {
    return (
      <TopNavMenu text={item.text} active={active}>
        <ul className="TopNav-menu">
          {item.items.map((child, index) => (
            <li key={index}>
              <NavLink item={child} active={false} />
            </li>
          ))}
        </ul>
      </TopNavMenu>
    );
  }
  return <NavLink item={item} active={active} />;
}

function NavLink({ item, active }: { item: DocumentNavItem; active: boolean }) {
  return (
    <a
      className="TopNav-link"
      href={item.href}
      aria-current={active ? 'true' : undefined}
      {...(item.external ? externalAttributes : {})}
    >
      {item.text}
      {item.external && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
