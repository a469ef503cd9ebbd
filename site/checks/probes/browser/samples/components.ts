import type { Probe } from '../probe.ts';
import { settled, show, until } from '../stage.tsx';
import { fieldsOf, openSample } from './running-sample.ts';
import { exportsOf } from './sample-files.ts';
import React from 'react';

const page = 'react/components.mdx';
const component = (name: string) => [`react/components/${name}.tsx`];
const open = (name: string) => openSample(`react/components/${name}.tsx`);

/** The attributes of an element, without pictures. */
export const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      name,
      value.replaceAll(/(?:data|blob):[^ ]+/g, '(file)'),
    ]),
  );

export const componentSamples: Probe[] = [
  {
    page,
    samples: component('CampaignPage'),
    says: 'The loader shows until the page of the other project has arrived.',
    run: async () => {
      const { fetch } = window;
      const asked: string[] = [];
      let answer: () => void = () => undefined;
      window.fetch = (address) => {
        asked.push(String(address));
        return new Promise((resolve) => {
          answer = () =>
            resolve(Response.json({ css: '', html: '<b>Sale</b>', json: {}, scripts: [] }));
        });
      };
      const { default: CampaignPage } = exportsOf('react/components/CampaignPage.tsx');
      const element = await show(React.createElement(CampaignPage!));
      const before = element.textContent;
      answer();
      await settled();
      window.fetch = fetch;
      return [
        asked.map((address) => address.replace(/^.*v1/, '')),
        before,
        element.querySelector('b')?.textContent,
      ];
    },
    is: [['/YOUR-PROJECT-KEY/YOUR-PAGE-KEY?type=json'], 'Loading the campaign', 'Sale'],
  },
  {
    page,
    samples: component('ContactLine'),
    says: 'Each mode of a link has its own address.',
    run: async () => {
      const stage = await open('ContactLine');
      const links = stage
        .all('a')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
      return [stage.text('#samplec p'), links];
    },
    is: [
      'Website Email Phone',
      [
        ['Website', 'https://shop.example.com', '_blank'],
        ['Email', 'mailto:hello@shop.example.com', '_blank'],
        ['Phone', 'tel:+4755501234', null],
      ],
    ],
  },
  {
    page,
    samples: component('OpeningSign'),
    says: 'The icon that a designer chose is drawn from its path.',
    run: async () => {
      const stage = await open('OpeningSign');
      const before = stage.all('svg.sign path').length;
      await stage.set({ Sign: undefined });
      return [before, stage.all('svg').length, fieldsOf(stage.panel.schema)];
    },
    is: [1, 0, [['Sign', 'icon']]],
  },
  {
    page,
    samples: component('OrderHint'),
    says: 'A click animates the hint in with `slide-down` and, a second one, out with `fade`.',
    run: async () => {
      const stage = await open('OrderHint');
      const hint = () => stage.all('vev p')[0];
      const transforms = new Set<string>();
      await stage.click('When does it arrive?');
      await until(() => {
        transforms.add(hint()?.style.transform.replace(/\(.*/, '') ?? 'none');
        return hint()?.style.opacity === '1';
      });
      transforms.delete('none');
      const { transform } = hint()!.style;
      const out: string[] = [];
      await stage.click('When does it arrive?');
      await until(() => {
        if (hint()) out.push(hint()!.style.transform);
        return !hint();
      });
      return [[...transforms], out.every((each) => each === transform), stage.all('vev p').length];
    },
    is: [['translateY'], true, 0],
  },
  {
    page,
    samples: component('ProductTeaser'),
    says: 'The values of the image and the link field go to `Image` and `Link` as they are.',
    run: async () => {
      const stage = await open('ProductTeaser');
      const before = [
        stage.all('img').map((image) => image.getAttribute('alt')),
        stage.all('a').map((link) => [link.textContent, link.getAttribute('href')]),
      ];
      await stage.set({ Photo: undefined, Details: undefined });
      return [before, stage.all('article *').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      [['Oak stool'], [['Details', '/teas/']]],
      0,
      [
        ['Photo', 'image'],
        ['Details', 'link'],
      ],
    ],
  },
  {
    page,
    samples: component('ShopFront'),
    says: '`sizes` and `style` reach the image.',
    run: async () => {
      const stage = await open('ShopFront');
      const before = attributesOf(stage.all('img')[0]!);
      await stage.set({ Photo: undefined });
      return [before, stage.all('img').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      {
        class: 'shop-front',
        src: '(file)',
        srcset: '(file) 480w',
        sizes: '960px',
        alt: 'Shop front',
        style: 'width: 100%; height: auto;',
      },
      0,
      [['Photo', 'image']],
    ],
  },
  {
    page: 'index.mdx',
    samples: ['home/Offer.tsx'],
    says: 'Photo, title, color and discount come from the panel.',
    run: async () => {
      const stage = await openSample('home/Offer.tsx');
      const look = () => [
        stage.text('h2'),
        stage.text('p'),
        stage.all('article')[0]!.style.color,
        stage.all('img:not([src=""])').map((image) => image.style.width),
      ];
      const before = look();
      await stage.set({ Title: 'Stool', Ink: 'red', Discount: 0.5, Photo: undefined });
      const after = look();
      await stage.set({ Discount: undefined });
      return [before, after, stage.text('p'), fieldsOf(stage.panel.schema)];
    },
    is: [
      ['Oak stool', '48.00 EUR', 'rgb(138, 59, 31)', ['100%']],
      ['Stool', '30.00 EUR', 'red', []],
      '60.00 EUR',
      [
        ['Title', 'string'],
        ['Photo', 'image'],
        ['Ink', 'color'],
        ['Discount', 'number', { display: 'slider', format: '%', scale: 100 }],
      ],
    ],
  },
  {
    page: 'react/content-children.mdx',
    samples: ['react/content-children/Gallery.tsx'],
    says: 'Each child is in a cell of a grid with three columns.',
    run: async () => {
      const stage = await openSample('react/content-children/Gallery.tsx');
      const [grid] = stage.all('#samplec div');
      const { display, gridTemplateColumns, gap } = grid!.style;
      const { width, height } = stage.all('#sample')[0]!.getBoundingClientRect();
      return [
        stage.all('.child').map(({ textContent }) => textContent),
        [display, gridTemplateColumns, gap],
        [width, height],
      ];
    },
    is: [
      ['Oak stool', 'Green tea', 'Shop front'],
      ['grid', 'repeat(3, 1fr)', '16px'],
      [900, 600],
    ],
  },
  {
    page: 'react/content-children.mdx',
    samples: ['react/content-children/RecipeSteps.tsx'],
    says: 'One child at a time, with buttons that end at the first and the last.',
    run: async () => {
      const stage = await openSample('react/content-children/RecipeSteps.tsx');
      const look = () => [
        stage.text('p'),
        stage.text('.child'),
        stage.all('button').map((button) => (button as HTMLButtonElement).disabled),
      ];
      const seen = [look()];
      for (const button of ['Next', 'Next', 'Back']) {
        await stage.click(button);
        seen.push(look());
      }
      const { width, height } = stage.all('#sample')[0]!.getBoundingClientRect();
      return [seen, [width, height]];
    },
    is: [
      [
        ['Step 1 of 3', 'Warm the pot', [true, false]],
        ['Step 2 of 3', 'Pour at 80 degrees', [false, false]],
        ['Step 3 of 3', 'Wait for three minutes', [false, true]],
        ['Step 2 of 3', 'Pour at 80 degrees', [false, false]],
      ],
      [480, 360],
    ],
  },
];
