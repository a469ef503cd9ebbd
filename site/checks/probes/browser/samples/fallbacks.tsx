import React from 'react';
import CheckoutHint from '../../../../samples/react/hooks/CheckoutHint.tsx';
import CreditedPhoto from '../../../../samples/react/hooks/CreditedPhoto.tsx';
import NewsletterField from '../../../../samples/react/hooks/NewsletterField.tsx';
import PageList from '../../../../samples/react/hooks/PageList.tsx';
import ShopMenu from '../../../../samples/react/hooks/ShopMenu.tsx';
import RecipeSteps from '../../../../samples/react/content-children/RecipeSteps.tsx';
import WorkshopSeats from '../../../../samples/tutorials/workshop-seats/src/WorkshopSeats.tsx';
import type { Probe } from '../probe.ts';
import { changing } from '../recipes/details.tsx';
import { settled, showIn } from '../stage.tsx';
import { openSample, fieldsOf } from './running-sample.ts';
import { ask, withNetwork } from './network.ts';
import { runSample } from './sample-files.ts';

const page = 'react/hooks.mdx';
const hook = (name: string) => [`react/hooks/${name}.tsx`];

/** What samples show where a project lacks something. */
export const fallbackSamples: Probe[] = [
  {
    page,
    samples: hook('CheckoutHint'),
    says: 'A page without a path is another page.',
    run: async () =>
      (await showIn({ route: { pageKey: 'sale' } }, <CheckoutHint checkoutPage="home" />))
        .textContent,
    is: 'You are at another page',
  },
  {
    page,
    samples: hook('CreditedPhoto'),
    says: 'An image without details has an empty alternative text, and nobody to credit.',
    run: async () => {
      const image = {
        key: 'a',
        src: '/a.jpg',
        srcset: [
          ['/a.jpg', 480],
          ['/b.jpg', 960],
        ],
      };
      const element = await showIn(
        { images: { a: image } },
        <CreditedPhoto photo={{ key: 'a', url: '' }} />,
      );
      const { srcset, alt } = element.querySelector('img')!;
      return [srcset, alt, element.querySelector('figcaption')!.textContent];
    },
    is: ['/a.jpg 480w, /b.jpg 960w', '', 'Photo: unknown'],
  },
  {
    page,
    samples: hook('NewsletterField'),
    says: 'Outside of a page the field has an id, too.',
    run: async () => (await showIn({}, <NewsletterField />)).querySelector('input')!.id,
    is: 'newsletter-field',
  },
  {
    page,
    samples: hook('PageList'),
    says: 'A page without title and path is the home page.',
    run: async () => {
      const pages = [{ key: 'home' }, { key: 'sale', path: 'sale' }];
      const element = await showIn({ pages, dir: 'shop' }, <PageList />);
      return [
        element.querySelector('p')!.textContent,
        [...element.querySelectorAll('a')].map(({ textContent }) => textContent),
      ];
    },
    is: ['Root directory: shop', ['Home', 'sale']],
  },
  {
    page,
    samples: hook('ShopMenu'),
    says: 'The items inside an item are a list in it.',
    run: async () => {
      const entry = (key: string, more: object = {}) => ({ key, title: key, ...more });
      const children = [
        entry('Wine', { children: [entry('Red')] }),
        entry('Tea', { children: [] }),
      ];
      const menus = { main: { key: 'main', title: 'Main', children } };
      const element = await showIn({ menus }, <ShopMenu menuKey="main" />);
      return [
        [...element.querySelectorAll('li li')].map(({ textContent }) => textContent),
        element.querySelectorAll('li ul').length,
      ];
    },
    is: [['Red'], 1],
  },
  {
    page: 'react/content-children.mdx',
    samples: ['react/content-children/RecipeSteps.tsx'],
    says: '`Math.min` keeps the index valid when a designer removes the last step.',
    run: async () => {
      const { element, to } = await changing(RecipeSteps, ['a', 'b']);
      element.querySelectorAll('button')[1]!.click();
      await settled();
      const seen = [element.querySelector('p')!.textContent];
      for (const children of [['a'], []]) {
        await to(children);
        seen.push(element.querySelector('p')!.textContent);
      }
      return seen;
    },
    is: ['Step 2 of 2', 'Step 1 of 1', 'Add the first step'],
  },
  {
    page: 'guides/component.mdx',
    samples: ['tutorials/workshop-seats/src/WorkshopSeats.tsx'],
    says: 'A test can pass a host element of its own; there are never fewer than no seats.',
    run: async () => {
      const host = document.createElement('div') as HTMLDivElement;
      const element = await showIn({}, <WorkshopSeats seats={1} hostRef={{ current: host }} />);
      const seen = [element.querySelector('p')!.textContent];
      host.dispatchEvent(new CustomEvent('BOOK_SEAT', { detail: {} }));
      await settled();
      seen.push(element.querySelector('p')!.textContent);
      return [seen, element.querySelector('h2')!.className];
    },
    is: [['1 of 1 seats are free', 'Sold out'], 'title'],
  },
  {
    page: 'asset-source/handler-function.mdx',
    samples: [
      'asset-source/handler-function/asset-source-with-search.ts',
      'asset-source/handler-function/filters.ts',
      'asset-source/handler-function/map-film.ts',
      'asset-source/handler-function/map-photo.ts',
    ],
    says: 'Without a kind, and for an unknown one, the handler asks for photos.',
    run: async () => {
      const { default: handler } = runSample<{
        default: (request: Request, env: object) => Promise<object[]>;
      }>('asset-source/handler-function/asset-source-with-search.ts');
      const [, sent] = await withNetwork(
        () => Response.json([]),
        async () => {
          for (const body of [{}, { assetType: 'IMAGE' }, { assetType: 'AUDIO' }])
            await handler(ask('/', body), {});
        },
      );
      return sent.map(([url]) => url.replace(/^.*api\/|\?.*$/g, ''));
    },
    is: ['photos', 'photos', 'photos'],
  },
  {
    page: 'cli/web-workers.mdx',
    samples: ['cli/web-workers/WordCount.tsx', 'cli/web-workers/word-count.ts'],
    says: 'Until the worker answers there are no words.',
    run: async () => {
      const { Worker } = window;
      window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
      const stage = await openSample('cli/web-workers/WordCount.tsx').finally(() => {
        window.Worker = Worker;
      });
      return [stage.text('p'), fieldsOf(stage.panel.schema).length];
    },
    is: ['0 words', 1],
  },
];
