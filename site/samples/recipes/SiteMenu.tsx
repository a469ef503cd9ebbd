// [!region head]
import React from 'react';
import { Link, registerVevComponent, useMenu, useRoute } from '@vev/react';
import type { IMenuItem } from '@vev/utils';

type Props = {
  menuKey?: string;
};

// [!endregion head]
// [!region core]
function Entry({ item: { title, link } }: { item: IMenuItem }) {
  const { pageKey } = useRoute();
  const isCurrent = link?.mode === 0 && link.page === pageKey;
  if (link && !isCurrent) return <Link to={link}>{title}</Link>;
  return <span aria-current={isCurrent ? 'page' : undefined}>{title}</span>;
}

function List({ items }: { items: IMenuItem[] }) {
  const visible = items.filter((item) => !item.settings?.hidden);
  return (
    <ul>
      {visible.map((item) => (
        <li key={item.key}>
          <Entry item={item} />
          {item.children && <List items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
// [!endregion core]
// [!region rest]

export default function SiteMenu({ menuKey }: Props) {
  const { title, children } = useMenu(menuKey);

  return (
    <nav aria-label={title}>
      <List items={children} />
    </nav>
  );
}

registerVevComponent(SiteMenu, {
  name: 'Site menu',
  props: [{ name: 'menuKey', type: 'menu', title: 'Menu' }],
});
// [!endregion rest]
