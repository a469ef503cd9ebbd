import { useDispatchVevEvent, useVevEvent } from '@vev/react';
import React, { useEffect } from 'react';
import { EveningSwitch } from '../../../../samples/recipes/MenuCard.tsx';
import MenuCard from '../../../../samples/recipes/MenuCard.tsx';
import PortraitFrame, { PortraitField } from '../../../../samples/recipes/PortraitFrame.tsx';
import RevealQuote from '../../../../samples/recipes/RevealQuote.tsx';
import SiteMenu from '../../../../samples/recipes/SiteMenu.tsx';
import TeaFilter, { TeaList } from '../../../../samples/recipes/TeaFilter.tsx';
import TeamGrid from '../../../../samples/recipes/TeamGrid.tsx';
import TeaTile from '../../../../samples/recipes/TeaTile.tsx';
import type { Probe } from '../probe.ts';
import { place, settled, show, showIn } from '../stage.tsx';
import { inEditor, placeSample } from './recipe-stage.tsx';

const photo = { url: 'https://img.example/ada.jpg', key: 'ada' };

/** The columns and the size of the text, in a frame of this width. */
async function gridAt(width: number, device: string) {
  const element = await showIn(
    { device },
    <div style={{ width }}>
      <TeamGrid />
    </div>,
  );
  await settled();
  const { gridTemplateColumns, fontSize } = element.querySelector('ul')!.style;
  return [gridTemplateColumns, fontSize];
}

const item = (title: string, page: string, more: object = {}) => ({
  key: page,
  title,
  link: { mode: 0, page },
  ...more,
});

export const lookingRecipes: Probe[] = [
  {
    page: 'guides/recipes/media-field.mdx',
    samples: ['recipes/PortraitFrame.tsx'],
    says: 'It opens the image library of the editor. The chosen photo appears above the button, together with a slider for the focus and a button that takes the photo away.',
    run: async () => {
      const values: unknown[] = [];
      let isOpen = false;
      const actions = {
        imageLibraryOpen(choose: (image: typeof photo) => void) {
          isOpen = true;
          choose(photo);
        },
        imageLibraryClose: () => (isOpen = false),
      };
      const fields = (value?: object) => {
        const props = {
          label: 'Portrait',
          value,
          context: { actions },
          onChange: values.push.bind(values),
        };
        return show(
          <PortraitField {...(props as unknown as Parameters<typeof PortraitField>[0])} />,
        );
      };
      (await fields()).querySelector('button')!.click();
      const element = await fields({ photo, focus: 30 });
      const kinds = [...element.querySelectorAll('img, button, input')];
      return [values, isOpen, kinds.map(({ localName }) => localName)];
    },
    is: [[{ photo, focus: 50 }], false, ['img', 'button', 'input', 'button']],
  },
  {
    page: 'guides/recipes/media-field.mdx',
    samples: ['recipes/PortraitFrame.tsx'],
    says: 'On the page the photo keeps that place in view when its frame is narrower than the photo.',
    run: async () => {
      const element = await showIn({}, <PortraitFrame portrait={{ photo, focus: 30 }} />);
      const { objectFit, objectPosition } = element.querySelector('img')!.style;
      return [objectFit, objectPosition];
    },
    is: ['cover', '30% 50%'],
  },
  {
    page: 'guides/recipes/hover-styles.mdx',
    samples: ['recipes/TeaTile.tsx'],
    says: 'The same happens when a visitor reaches the tile with the Tab key.',
    run: async () => {
      // The browser's pointer may rest on the top left corner.
      const element = await showIn(
        {},
        <div style={{ padding: 200 }}>
          <TeaTile />
        </div>,
      );
      element.insertAdjacentHTML('beforeend', '<style>* { transition: none !important }</style>');
      const look = () => getComputedStyle(element.querySelector('span')!).opacity;
      const before = look();
      element.querySelector('a')!.focus({ focusVisible: true } as FocusOptions);
      // Without a mouse the note shows from the start.
      const hidden = matchMedia('(hover: none)').matches ? '1' : '0';
      return [before === hidden, look()];
    },
    is: [true, '1'],
  },
  {
    page: 'guides/recipes/breakpoints.mdx',
    samples: ['recipes/TeamGrid.tsx'],
    says: 'The grid takes the number of the mode that the page is in, and follows when the mode changes. In columns narrower than 120 px the names are smaller.',
    run: async () => [
      await gridAt(800, 'desktop'),
      await gridAt(300, 'tablet'),
      await gridAt(300, 'mobile'),
      await gridAt(239, 'tablet'),
    ],
    is: [
      ['repeat(4, 1fr)', '20px'],
      ['repeat(2, 1fr)', '20px'],
      ['repeat(1, 1fr)', '20px'],
      ['repeat(2, 1fr)', '14px'],
    ],
  },
  {
    page: 'guides/recipes/shared-state.mdx',
    samples: ['recipes/TeaFilter.tsx'],
    says: 'The list shows all teas until a visitor clicks a kind, then only the teas of that kind.',
    run: async () => {
      const teas = [
        { name: 'Sencha', kind: 'Green' },
        { name: 'Assam', kind: 'Black' },
      ];
      const element = await showIn(
        {},
        <>
          <TeaFilter />
          <TeaList teas={teas} />
        </>,
      );
      const list = () => [...element.querySelectorAll('li')].map(({ textContent }) => textContent);
      const before = list();
      element.querySelectorAll('button')[2]!.click();
      await settled();
      return [before, list()];
    },
    is: [['Sencha', 'Assam'], ['Assam']],
  },
  {
    page: 'guides/recipes/theming.mdx',
    samples: ['recipes/MenuCard.tsx'],
    says: 'A click on the switch sets both variables, and every card on the page follows, as does whatever else uses the variables. Without a variable the card keeps the colors of its style sheet.',
    run: async () => {
      const variable = (key: string, value: string) => ({ key, name: key, type: 'color', value });
      const variables = [variable('paper', 'white'), variable('ink', 'black')];
      const keys = { paperKey: 'paper', inkKey: 'ink' };
      const element = await place(
        () => (
          <>
            <MenuCard {...keys} />
            <MenuCard {...keys} />
            <MenuCard />
            <EveningSwitch {...keys} />
          </>
        ),
        {},
        { interactions: { trigger: {}, event: {} }, variables },
      );
      element.querySelector('button')!.click();
      await settled();
      return [...element.querySelectorAll('section')].map((card) => {
        const { color, backgroundColor } = getComputedStyle(card);
        return [color, backgroundColor];
      });
    },
    is: [
      ['rgb(242, 232, 213)', 'rgb(29, 38, 48)'],
      ['rgb(242, 232, 213)', 'rgb(29, 38, 48)'],
      ['rgb(59, 42, 26)', 'rgb(251, 246, 234)'],
    ],
  },
  {
    page: 'guides/recipes/reveal.mdx',
    samples: ['recipes/RevealQuote.tsx'],
    says: "When a visitor scrolls away and back, it's still there. In the editor it's always visible.",
    run: async () => {
      const Far = () => (
        <div style={{ paddingTop: '200vh', height: '500vh' }}>
          <RevealQuote />
        </div>
      );
      const look = async (state: object, tops: string[]) => {
        const { element } = await placeSample(Far, {}, [], state);
        const seen: string[] = [];
        for (const top of tops) {
          scrollTo(0, top === 'there' ? 2 * innerHeight : 0);
          await settled();
          seen.push(element.querySelector('blockquote')!.className);
        }
        return seen;
      };
      return [await look({}, ['away', 'there', 'away']), await look(inEditor, ['away'])];
    },
    is: [['waiting', 'shown', 'shown'], ['shown']],
  },
  {
    page: 'guides/recipes/site-menu.mdx',
    samples: ['recipes/SiteMenu.tsx'],
    says: 'The component lists them, with the items below an item as a list of their own, and leaves out hidden items. The item of the current page is text, and becomes a link again when the visitor moves on.',
    run: async () => {
      const children = [
        item('Home', 'home'),
        item('Wine', 'sale', { children: [item('Red', 'sale')] }),
        item('Draft', 'draft', { settings: { hidden: true } }),
      ];
      const menus = { main: { key: 'main', title: 'Main', children } };
      const at = async (pageKey: string) => {
        const element = await showIn({ menus, route: { pageKey } }, <SiteMenu menuKey="main" />);
        const links = [...element.querySelectorAll('a')].map(({ textContent }) => textContent);
        return [
          links,
          element.querySelector('[aria-current=page]')?.textContent,
          element.querySelectorAll('li ul li').length,
        ];
      };
      return [await at('home'), await at('sale')];
    },
    is: [
      [['Wine', 'Red'], 'Home', 1],
      [['Home'], 'Wine', 1],
    ],
  },
  {
    page: 'guides/recipes/testing.mdx',
    says: "A component that isn't placed on a page has no host element, so `useDispatchVevEvent` sends nothing and `useVevEvent` receives nothing.",
    run: async () => {
      const heard: string[] = [];
      const Card = () => {
        useVevEvent('SHOW_PRICE', () => heard.push('SHOW_PRICE'));
        const dispatch = useDispatchVevEvent();
        useEffect(() => dispatch('SHOW_PRICE'), [dispatch]);
        return null;
      };
      await showIn({}, <Card />);
      return heard;
    },
    is: [],
  },
];
