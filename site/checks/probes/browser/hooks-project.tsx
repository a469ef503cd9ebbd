import {
  registerReducer,
  useEditorState,
  useGlobalStateRef,
  useIcon,
  useMenu,
  useModel,
  useRoute,
  useVariable,
  WidgetNode,
} from '@vev/react';
import React from 'react';
import CellarShelf from '../../../samples/react/hooks/CellarShelf.tsx';
import { CartButton, CartCount } from '../../../samples/react/hooks/CartButton.tsx';
import IconBadge from '../../../samples/react/hooks/IconBadge.tsx';
import type { Probe } from './probe.ts';
import { ask, loadPackage, place, settled, showIn } from './stage.tsx';

const page = 'react/hooks.mdx';

export const projectHooks: Probe[] = [
  {
    page,
    says: 'The component shares its state with every component that passes the same two keys.',
    run: async () => {
      const element = await showIn(
        {},
        <>
          <CartButton />
          <CartCount />
        </>,
      );
      element.querySelector('button')!.click();
      await settled();
      return element.querySelector('p')!.textContent;
    },
    is: '1 in the cart',
  },
  {
    page,
    says: 'All shelves on a page show the same number:',
    run: async () => {
      await loadPackage('cellar', () => {
        registerReducer((store, action, payload) =>
          action === 'bottles' ? { ...store, bottles: payload } : store,
        );
        return { shelf: CellarShelf };
      });
      const models = ['left', 'right'].map((key) => ({ key, type: 'shelf', content: {} }));
      const element = await showIn(
        { models, pkg: { shelf: 'cellar' } },
        models.map(({ key }) => <WidgetNode key={key} id={key} />),
      );
      element.querySelector('button')!.click();
      await settled();
      return [...element.querySelectorAll('button')].map(({ textContent }) => textContent);
    },
    is: ['1 bottles', '1 bottles'],
  },
  {
    page,
    says: 'A list of this form, such as `path` of an `icon` prop, comes back as it is.',
    run: async () => {
      const icon = {
        key: 'a',
        name: 'Leaf',
        path: [24, 12, 'M0 0h24'] as [number, number, string],
      };
      const element = await place(() => <IconBadge icon={icon} />);
      const svg = element.querySelector('svg')!;
      return [svg.getAttribute('viewBox'), svg.querySelector('path')!.getAttribute('d')];
    },
    is: ['0 0 24 12', 'M0 0h24'],
  },
  {
    page,
    says: 'An unknown key gives a placeholder of 128 by 128, or `undefined` when the component has icons of its own',
    run: async () =>
      [
        ((await ask(() => useIcon('none'))) as unknown[]).slice(0, 2),
        await ask(() => useIcon('none'), { models: [], shapes: {} }),
      ].map((shape) => (Array.isArray(shape) ? shape.slice(0, 2) : shape)),
    is: [[128, 128], undefined],
  },
  {
    page,
    says: 'Without a menu you get an empty title and no items.',
    run: () => ask(() => useMenu()),
    is: { children: [], title: '' },
  },
  {
    page,
    says: 'Without a key you get the primary menu.',
    run: async () => {
      const menu = { title: 'Main', children: [] };
      const result = await ask(() => useMenu(), { menus: { main: menu }, primaryMenu: 'main' });
      return result!.title;
    },
    is: 'Main',
  },
  {
    page,
    says: 'An unknown key gives `undefined`. The content key is unique on the page',
    run: async () => [await ask(() => useModel('none')), (await ask(() => useModel()))!.key],
    is: [undefined, 'placed'],
  },
  {
    page,
    says: 'After a change of page, `path` can be missing. Tell pages apart by `pageKey`.',
    run: async () => {
      const routes: object[] = [];
      let move: (action: string, path: string) => void = () => undefined;
      await place(() => {
        routes.push(useRoute());
        move = useGlobalStateRef()[1] as typeof move;
        return null;
      });
      move('set-route-path', 'sale');
      await settled();
      return [routes[0], routes.at(-1)];
    },
    is: [{ pageKey: 'home', path: '/' }, { pageKey: 'sale' }],
  },
  {
    page,
    says: 'An unknown key gives `null`.',
    run: async () => [
      await ask(() => useVariable('none')),
      await ask(() => useVariable('price'), {
        variables: [{ key: 'price', name: 'Price', type: 'text', value: '12' }],
      }),
    ],
    is: [null, { key: 'price', name: 'Price', type: 'text', value: '12' }],
  },
  {
    page,
    says: '`true` in editor mode, `false` in preview mode',
    run: async () => {
      const editor = (disabled: boolean) => ({
        editor: { disabled, rule: 'host', selection: [], action: 'none' },
      });
      const state = async (disabled: boolean) => {
        const result = await ask(() => useEditorState(), editor(disabled));
        return [result!.disabled, result!.rule, result!.selected];
      };
      return [await state(true), await state(false)];
    },
    is: [
      [true, 'host', false],
      [false, 'host', false],
    ],
  },
];
