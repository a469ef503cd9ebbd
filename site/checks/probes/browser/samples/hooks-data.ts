import type { Probe } from '../probe.ts';
import { until } from '../stage.tsx';
import { fieldsOf, openSample } from './running-sample.ts';

const page = 'react/hooks.mdx';
const hook = (name: string) => [`react/hooks/${name}.tsx`];
const open = (name: string) => openSample(`react/hooks/${name}.tsx`);

/** The stage in the editor, in place of the preview. */
const editor = 'editor' as const;

export const dataHookSamples: Probe[] = [
  {
    page,
    samples: hook('CartButton'),
    says: 'The count is shared by all components that ask for it by the same name.',
    run: async () => {
      const stage = await open('CartButton');
      const before = stage.all('vev vev').map(({ textContent }) => textContent);
      await stage.click('Add a bottle');
      await stage.click('Add a bottle');
      return [before, stage.all('vev vev').map(({ textContent }) => textContent)];
    },
    is: [
      ['Add a bottle', '0 in the cart'],
      ['Add a bottle', '2 in the cart'],
    ],
  },
  {
    page,
    samples: hook('CellarShelf'),
    says: 'The reducer answers the action, and every component of the package gets the new state.',
    run: async () => {
      const stage = await open('CellarShelf');
      const shelves = () => stage.all('button').map(({ textContent }) => textContent);
      const before = shelves();
      await stage.click(before[0]!);
      return [before.length, shelves()];
    },
    is: [2, ['1 bottles', '1 bottles']],
  },
  {
    page,
    samples: hook('CheckoutHint'),
    says: 'It compares the key of the current page with the one that the designer entered.',
    run: async () => {
      const stage = await open('CheckoutHint');
      const before = stage.text('p');
      await stage.set({ 'Key of the checkout page': 'teas' });
      return [before, stage.text('p'), fieldsOf(stage.panel.schema)];
    },
    is: ['You are at the checkout', 'You are at /', [['Key of the checkout page', 'string']]],
  },
  {
    page,
    samples: hook('CreditedPhoto'),
    says: 'The sample builds `srcset`, alternative text and credit from the image.',
    run: async () => {
      const stage = await open('CreditedPhoto');
      const photo = stage.all('img')[0]!;
      const attributes = [...photo.attributes].map(({ name, value }) => [
        name,
        value.replace(/data:[^ ]+/g, '(picture)'),
      ]);
      const credit = stage.text('figcaption');
      await stage.set({ Photo: undefined });
      return [attributes, credit, stage.text(), fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        ['src', '(picture)'],
        ['srcset', '(picture) 480w'],
        ['alt', 'Green tea'],
      ],
      'Photo: Ida Berg',
      'Choose a photo',
      [['Photo', 'image']],
    ],
  },
  {
    page,
    samples: hook('GuestStepper'),
    says: 'Each click sets the variable, and whatever shows the variable follows.',
    run: async () => {
      const stage = await open('GuestStepper');
      await stage.click('Guests: 2');
      const after = stage.text('button');
      await stage.set({ 'Number of guests': '' });
      return [after, stage.text('button'), fieldsOf(stage.panel.schema)];
    },
    is: ['Guests: 3', 'Guests: 1', [['Number of guests', 'variable']]],
  },
  {
    page,
    samples: hook('IconBadge'),
    says: 'It draws the paths in a box of the icon’s size.',
    run: async () => {
      const stage = await open('IconBadge');
      const [drawn] = stage.all('svg');
      const before = [
        drawn!.getAttribute('viewBox'),
        drawn!.getAttribute('aria-hidden'),
        stage.all('svg path').map((path) => path.getAttribute('d')!.slice(0, 5)),
      ];
      await stage.set({ Icon: undefined });
      return [before, stage.all('svg').length, fieldsOf(stage.panel.schema)];
    },
    is: [['0 0 24 24', 'true', ['M20 3']], 0, [['Icon', 'icon']]],
  },
  {
    page,
    samples: hook('LivePrice'),
    says: 'It shows value and unit of the variable that the designer chose.',
    run: async () => {
      const stage = await open('LivePrice');
      const before = stage.text('p');
      await stage.set({ Price: '' });
      return [before, stage.text('p'), fieldsOf(stage.panel.schema)];
    },
    is: ['49 EUR', 'Choose a variable', [['Price', 'variable']]],
  },
  {
    page,
    samples: hook('NewsletterField'),
    says: 'The content key keeps ids apart when a component is on the page twice.',
    run: async () => {
      const stage = await open('NewsletterField');
      const input = stage.all('input')[0] as HTMLInputElement;
      return [input.id, input.labels![0]!.textContent, input.type, input.name];
    },
    is: ['newsletter-sample', 'Email', 'email', 'email'],
  },
  {
    page,
    samples: hook('PageList'),
    says: 'It lists every page with a link, by title or path.',
    run: async () => {
      const stage = await open('PageList');
      return [
        stage.text('p'),
        stage.all('a').map((link) => [link.textContent, link.getAttribute('href')]),
      ];
    },
    is: [
      'Root directory: none',
      [
        ['Home', '/'],
        ['Teas', '/teas/'],
        ['Checkout', '/checkout/'],
      ],
    ],
  },
  {
    page,
    samples: hook('ShopMenu'),
    says: 'The menu shows its items, also those inside an item, leaves hidden ones out, and says when there are none.',
    run: async () => {
      const stage = await open('ShopMenu');
      const links = () =>
        stage
          .all('li')
          .map((entry) => [
            entry.textContent,
            entry.querySelector('a')?.getAttribute('href') ?? 'no link',
          ]);
      const first = [stage.all('nav')[0]!.getAttribute('aria-label'), links()];
      await stage.set({ Menu: 'small' });
      const second = links();
      await stage.set({ Menu: 'none' });
      return [first, second, stage.text('p'), fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        'Shop',
        [
          ['Home', '/'],
          ['Teas', '/teas/'],
          ['Checkout', '/checkout/'],
        ],
      ],
      [
        ['Imprint', 'no link'],
        ['Privacy', 'no link'],
      ],
      'No menu items',
      [['Menu', 'menu']],
    ],
  },
  {
    page,
    samples: hook('WorkshopVideo'),
    says: 'The video plays in the preview and pauses in the editor.',
    run: async () => {
      const stage = await open('WorkshopVideo');
      const video = stage.all('video')[0] as HTMLVideoElement;
      await until(() => !video.paused);
      await stage.command('mode', editor);
      const { paused, muted, loop, playsInline, src } = video;
      await stage.set({ Url: '' });
      return [
        paused,
        muted,
        loop,
        playsInline,
        src.slice(0, 5),
        stage.text('p'),
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      true,
      true,
      true,
      true,
      'blob:',
      'Enter the URL of a video',
      [['Url', 'string', { type: 'url' }]],
    ],
  },
];
