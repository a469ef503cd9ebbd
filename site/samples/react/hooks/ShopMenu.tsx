import React from 'react';
import { Link, registerVevComponent, useMenu } from '@vev/react';
import type { IMenuItem } from '@vev/utils';

type Props = {
  menuKey?: string;
};

function Items({ items }: { items: IMenuItem[] }) {
  const visible = items.filter((item) => !item.settings?.hidden);
  return (
    <ul>
      {visible.map((item) => (
        <li key={item.key}>
          {item.link ? <Link to={item.link}>{item.title}</Link> : item.title}
          {item.children && item.children.length > 0 && (
            <Items items={item.children} />
          )}
        </li>
      ))}
    </ul>
  );
}

export default function ShopMenu({ menuKey }: Props) {
  const menu = useMenu(menuKey);
  if (menu.children.length === 0) return <p>No menu items</p>;

  return (
    <nav aria-label={menu.title}>
      <Items items={menu.children} />
    </nav>
  );
}

registerVevComponent(ShopMenu, {
  name: 'Shop menu',
  props: [{ name: 'menuKey', type: 'menu', title: 'Menu' }],
});
