import type { Probe } from '../probe.ts';
import { fieldsOf, openSample } from './running-sample.ts';

const register = 'react/register-vev-component.mdx';
const registration = (name: string) => [`react/register-vev-component/${name}.tsx`];
const open = (name: string) => openSample(`react/register-vev-component/${name}.tsx`);

/** The groups of CSS that a designer gets: title, selector, properties. */
const groupsOf = ({ panel }: Awaited<ReturnType<typeof openSample>>) =>
  panel.css.map(({ title, selector, properties }) => [
    title,
    selector,
    properties.map(({ name }) => name).join(' '),
  ]);

/** The text with default values, and with what a designer enters. */
function filled(
  page: string,
  sample: string,
  says: string,
  values: Record<string, string>,
  is: unknown,
): Probe {
  return {
    page,
    samples: [sample],
    says,
    run: async () => {
      const stage = await openSample(sample);
      const before = stage.text();
      await stage.set(values);
      return [before, stage.text(), fieldsOf(stage.panel.schema)];
    },
    is,
  };
}

export const registrationSamples: Probe[] = [
  filled(
    'cli/getting-started.mdx',
    'cli/getting-started/OpeningHours.tsx',
    'The first component has two fields.',
    { Days: 'Sunday', Hours: '10 to 12' },
    [
      'Monday to Friday 09:00 to 17:00',
      'Sunday 10 to 12',
      [
        ['Days', 'string'],
        ['Hours', 'string'],
      ],
    ],
  ),
  filled(
    'cli/tailwind.mdx',
    'cli/tailwind/OfferCard.tsx',
    'The classes of Tailwind style the card.',
    { Title: 'Rye', Price: '5.00' },
    [
      'Sourdough loaf4.50',
      'Rye5.00',
      [
        ['Title', 'string'],
        ['Price', 'string'],
      ],
    ],
  ),
  {
    page: 'cli/tailwind.mdx',
    samples: ['cli/tailwind/OfferCard.tsx'],
    says: 'Utility classes lay the card out.',
    run: async () => {
      const stage = await openSample('cli/tailwind/OfferCard.tsx');
      const [card, title, price] = ['article', 'h3', 'article p'].map((name) =>
        getComputedStyle(stage.all(name)[0]!),
      );
      return [
        [card!.display, card!.alignItems, card!.justifyContent, card!.gap, card!.padding],
        [title!.fontSize, title!.fontWeight, price!.fontSize],
      ];
    },
    is: [
      ['flex', 'center', 'space-between', '16px', '24px'],
      ['40.5px', '600', '54px'],
    ],
  },
  {
    page: 'cli/tailwind.mdx',
    samples: ['cli/tailwind/OfferBadge.tsx'],
    says: 'A class of its own opens the element to designers, next to the utility classes.',
    run: async () => {
      const stage = await openSample('cli/tailwind/OfferBadge.tsx');
      const { display, alignItems, fontWeight } = getComputedStyle(stage.all('span')[0]!);
      const color = await stage.css(0, 'background', 'red', '.offer-badge').catch(String);
      await stage.set({ Label: 'New' });
      const label = stage.text();
      await stage.set({ Label: undefined });
      return [
        [display, alignItems, fontWeight],
        color.slice(0, 14),
        [label, stage.text()],
        groupsOf(stage),
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      ['inline-flex', 'center', '600'],
      'rgb(255, 0, 0)',
      ['New', 'Fresh today'],
      [['', '.offer-badge', 'background color padding border-radius']],
      [['Label', 'string']],
    ],
  },
  filled(
    register,
    'react/register-vev-component/ProductCard.tsx',
    'The first registration has one prop.',
    { Title: 'Bench' },
    ['Oak stool', 'Bench', [['Title', 'string']]],
  ),
  filled(
    register,
    'react/register-vev-component/NewsTicker.tsx',
    'The ticker shows the text.',
    { Text: 'Closed' },
    ['Open on Sunday', 'Closed', [['Text', 'string']]],
  ),
  {
    page: register,
    samples: registration('NewsTicker'),
    says: 'The width is fixed, and the height follows the content.',
    run: async () => {
      const { width, height } = (await open('NewsTicker')).all('#sample')[0]!.style;
      const box = document.getElementById('sample')!;
      const before = box.clientHeight;
      box.querySelector('p')!.style.paddingTop = '100px';
      return [width, height, box.clientWidth, box.clientHeight - before];
    },
    is: ['', '', 480, 100],
  },
  {
    page: register,
    samples: registration('DiscountRibbon'),
    says: 'An action gets the element that it wraps as children.',
    run: async () => {
      const stage = await open('DiscountRibbon');
      const before = [stage.text('span'), stage.all('span + .target, span ~ * .target').length];
      const { className } = stage.all('span')[0]!.parentElement!;
      await stage.set({ Label: 'Half' });
      return [
        before,
        stage.text('span'),
        stage.all('.target').length,
        className !== '',
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [['Sale', 1], 'Half', 1, true, [['Label', 'string']]],
  },
  {
    page: register,
    samples: registration('OpeningHours'),
    says: 'Fields, size and CSS of the registration.',
    run: async () => {
      const stage = await open('OpeningHours');
      const before = stage.text();
      await stage.set({ Days: 'Sunday', Hours: 'closed', 'Show holiday hint': true });
      const after = stage.text();
      const { width, height } = stage.all('#sample')[0]!.getBoundingClientRect();
      return [
        before,
        after,
        [width, height],
        groupsOf(stage),
        await stage.css(0, 'padding', '3px', '.box'),
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      'Monday to Friday09:00 to 17:00',
      'SundayclosedClosed on public holidays',
      [320, 160],
      [['', '.box', 'background padding border-radius']],
      '3px',
      [
        ['Days', 'string'],
        ['Hours', 'string'],
        ['Show holiday hint', 'boolean'],
      ],
    ],
  },
  {
    page: register,
    samples: registration('PhotoFrame'),
    says: 'The component fills the size that its registration gives.',
    run: async () => {
      const frame = (await open('PhotoFrame')).all('figure')[0]!;
      const { width, height } = frame.getBoundingClientRect();
      return [width, height, getComputedStyle(frame).margin, frame.style.background];
    },
    is: [480, 320, '0px', 'rgb(223, 229, 220)'],
  },
  {
    page: register,
    samples: registration('ShopPhoto'),
    says: 'Without a photo the component renders nothing, so that the empty state can ask for one.',
    run: async () => {
      const stage = await open('ShopPhoto');
      const before = stage.all('img:not([src=""])').length;
      await stage.set({ Photo: undefined });
      return [before, stage.text(), fieldsOf(stage.panel.schema)];
    },
    is: [1, '', [['Photo', 'image']]],
  },
  {
    page: register,
    samples: registration('StarRating'),
    says: 'A panel of its own gets the values and reports the changed ones.',
    run: async () => {
      const stage = await open('StarRating');
      const panel = await stage.draw(undefined, { stars: 2 });
      const buttons = [...panel.querySelectorAll('button')];
      const pressed = buttons.map((button) => [
        button.textContent,
        button.getAttribute('aria-pressed'),
      ]);
      buttons[4]!.click();
      const before = stage.text();
      await stage.set({ Stars: undefined });
      return [before, stage.text(), pressed, stage.drawn, fieldsOf(stage.panel.schema)];
    },
    is: [
      '★★★',
      '★★★',
      [
        ['1', 'false'],
        ['2', 'true'],
        ['3', 'false'],
        ['4', 'false'],
        ['5', 'false'],
      ],
      [{ stars: 5 }],
      [['Stars', 'number']],
    ],
  },
];
