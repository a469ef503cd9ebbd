import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

const entry = (key: string, more: object = {}) => ({
  key,
  title: key.toUpperCase(),
  link: { mode: 2, href: `https://shop.example/${key}` },
  ...more,
});
const menus = {
  main: {
    key: 'main',
    title: 'Main',
    children: [entry('teas', { children: [entry('green')] }), entry('cups')],
  },
  foot: { key: 'foot', title: 'Foot', children: [entry('terms')] },
};

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const state = { menus, primaryMenu: 'foot' };
  const { element } = await part.place({ menu: 'main' }, [], state);
  const links = [...element.querySelectorAll('a')];
  return {
    'designers choose the menu': part.isRegistered && part.hasFields({ menu: 'menu' }),
    'it shows the entries in order':
      links.map(({ textContent }) => textContent).join() === 'TEAS,CUPS',
    'they lead somewhere':
      links.map((link) => link.getAttribute('href')).join() ===
      'https://shop.example/teas,https://shop.example/cups',
    'it is a list': element.querySelectorAll('li').length === 2,
    'without a menu it is empty': (await part.shows({}, state)) === '',
  };
};
