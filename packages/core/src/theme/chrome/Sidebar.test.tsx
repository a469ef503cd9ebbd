import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sidebar } from './Sidebar.tsx';

it('an item has its badge after its text, with a tone', () => {
  const items = [
    { text: 'List', link: '/list', badge: { text: 'GET', tone: 'info' as const } },
    { text: 'Pets', collapsed: true, badge: 'New', items: [{ text: 'Own', link: '/own' }] },
  ];
  const html = renderToStaticMarkup(<Sidebar items={items} path="/list" base="" />);
  expect(html).toContain('<span>List</span> <span class="Badge" data-tone="info">GET</span></a>');
  expect(html).toContain('<span>Pets</span> <span class="Badge">New</span>');
});
