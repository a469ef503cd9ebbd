import React from 'react';
import { Link, registerVevComponent, useMenu } from '@vev/react';

type Props = { menu?: string };

export default function FooterMenu({ menu }: Props) {
  const found = useMenu(menu);
  if (!menu || !found) return null;
  return (
    <ul>
      {found.children?.map(({ key, title, link }) => (
        <li key={key}>{link ? <Link to={link}>{title}</Link> : title}</li>
      ))}
    </ul>
  );
}

registerVevComponent(FooterMenu, {
  name: 'Footer menu',
  props: [{ name: 'menu', type: 'menu' }],
});
