import React from 'react';
import { Link, registerVevComponent, useMenu, useRoute } from '@vev/react';
import type { IMenuItem } from '@vev/utils';

type Props = {
  menuKey?: string;
};

export default function SiteMenu({ menuKey }: Props) {
  const { title, children } = useMenu(menuKey);
  const { pageKey } = useRoute();

  const isCurrent = ({ link }: IMenuItem) =>
    link?.mode === 0 && link.page === pageKey;

  function list(items: IMenuItem[]) {
    const visible = items.filter((item) => !item.settings?.hidden);
    return (
      <ul>
        {visible.map((item) => (
          <li key={item.key}>
            {item.link && !isCurrent(item) ? (
              <Link to={item.link}>{item.title}</Link>
            ) : (
              <span aria-current={isCurrent(item) ? 'page' : undefined}>
                {item.title}
              </span>
            )}
            {item.children && list(item.children)}
          </li>
        ))}
      </ul>
    );
  }

  return <nav aria-label={title}>{list(children)}</nav>;
}

registerVevComponent(SiteMenu, {
  name: 'Site menu',
  props: [{ name: 'menuKey', type: 'menu', title: 'Menu' }],
});
