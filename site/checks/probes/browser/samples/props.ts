import type { Probe } from '../probe.ts';
import { settled } from '../stage.tsx';
import { attributesOf } from './components.ts';
import { fieldsOf, openSample, type RunningSample } from './running-sample.ts';

const page = 'react/vev-props.mdx';
const own = (name: string) => [`react/vev-props/${name}.tsx`];
const open = (name: string) => openSample(`react/vev-props/${name}.tsx`);

/** The value of the first schema field that has a function of this name. */
const call = (
  stage: RunningSample,
  title: string,
  name: 'hidden' | 'validate' | 'change' | 'items' | 'preview',
) => {
  const field = stage.panel.schema.find((each) => each.title === title)!;
  return field[name] as unknown as (...values: unknown[]) => unknown;
};

export const propSamples: Probe[] = [
  {
    page,
    samples: own('OrderButton'),
    says: 'Without a target the label is text, with one it is a link.',
    run: async () => {
      const stage = await open('OrderButton');
      const before = stage.all('a').map((link) => [link.textContent, link.getAttribute('href')]);
      await stage.set({ Label: 'Buy', Target: undefined });
      const after = [stage.all('a').length, stage.text('span')];
      await stage.set({ Label: undefined });
      return [before, after, stage.text('span'), fieldsOf(stage.panel.schema)];
    },
    is: [
      [['Order now', 'https://shop.example.com']],
      [0, 'Buy'],
      'Order now',
      [
        ['Label', 'string'],
        ['Target', 'link'],
      ],
    ],
  },
  {
    page,
    samples: own('PriceList'),
    says: 'The value is an object or a URL.',
    run: async () => {
      const stage = await open('PriceList');
      const seen = [stage.all('a')[0]!.getAttribute('href')];
      await stage.set({ File: 'https://shop.example.com/prices.pdf' });
      seen.push(stage.all('a')[0]!.getAttribute('href'));
      await stage.set({ File: undefined });
      return [seen, stage.text('p'), fieldsOf(stage.panel.schema)];
    },
    is: [
      ['data:text/csv,Oak%20stool%2C49', 'https://shop.example.com/prices.pdf'],
      'Upload a price list',
      [['File', 'upload', { accept: '.pdf,.csv' }]],
    ],
  },
  {
    page,
    samples: own('ProductCard'),
    says: 'Title, price and the switch arrive as string, number and boolean.',
    run: async () => {
      const stage = await open('ProductCard');
      const look = () => [stage.text('h3'), stage.text('article p')];
      const seen = [look()];
      await stage.set({ Title: 'Bench', Price: 12.5 });
      seen.push(look());
      await stage.set({ 'Show as sold out': true });
      seen.push(look());
      await stage.set({ Title: undefined, Price: undefined, 'Show as sold out': undefined });
      seen.push(look());
      return [seen, fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        ['Oak stool', '49.00'],
        ['Bench', '12.50'],
        ['Bench', 'Sold out'],
        ['Oak stool', '0.00'],
      ],
      [
        ['Title', 'string'],
        ['Price', 'number'],
        ['Show as sold out', 'boolean'],
      ],
    ],
  },
  {
    page,
    samples: own('SaleBanner'),
    says: 'The color is a CSS color, the icon is drawn.',
    run: async () => {
      const stage = await open('SaleBanner');
      const look = () => [
        stage.all('#samplec p')[0]!.style.color,
        stage.all('#samplec svg path').map((path) => path.getAttribute('d')!.slice(0, 4)),
      ];
      const before = look();
      await stage.set({ 'Text color': undefined, Mark: undefined });
      return [before, look(), fieldsOf(stage.panel.schema)];
    },
    is: [
      ['rgb(138, 59, 31)', ['M3 3']],
      ['rgb(34, 34, 34)', []],
      [
        ['Text color', 'color'],
        ['Mark', 'icon'],
      ],
    ],
  },
  {
    page,
    samples: own('SeatMap'),
    says: 'The field of its own shows the value, and each button changes it by one; there is at least one seat.',
    run: async () => {
      const stage = await open('SeatMap');
      const before = stage.text('#samplec p');
      for (const value of [3, 1]) {
        const field = await stage.draw('Seats', value);
        const [fewer, more] = field.querySelectorAll('button');
        fewer!.click();
        more!.click();
      }
      const label = (await stage.draw('Seats', undefined)).textContent;
      await stage.set({ Seats: undefined });
      return [before, stage.drawn, label, stage.text('#samplec p'), fieldsOf(stage.panel.schema)];
    },
    is: ['Table for 2', [2, 4, 1, 2], 'SeatsFewer2More', 'Table for 2', [['Seats', 'number']]],
  },
  {
    page,
    samples: own('ShopFilm'),
    says: 'A video and a sound have a URL; a sound has a file name, too.',
    run: async () => {
      const stage = await open('ShopFilm');
      const before = ['video', 'audio'].map((name) => attributesOf(stage.all(name)[0]!));
      await stage.set({ Film: undefined, Sound: undefined });
      return [before, stage.all('video, audio').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        { controls: '', src: '(file)' },
        { controls: '', src: '(file)', title: 'chime.wav' },
      ],
      0,
      [
        ['Film', 'video'],
        ['Sound', 'audio'],
      ],
    ],
  },
  {
    page,
    samples: own('TeamPhoto'),
    says: 'Until a designer chooses an image, the component asks for one.',
    run: async () => {
      const stage = await open('TeamPhoto');
      const before = stage.all('img:not([src=""])').length;
      await stage.set({ Photo: undefined });
      return [before, stage.text('#samplec p'), fieldsOf(stage.panel.schema)];
    },
    is: [1, 'Choose a photo', [['Photo', 'image']]],
  },
  {
    page,
    samples: own('TeamWall'),
    says: 'Each item has its object below the name of the prop, and the preview is made from it.',
    run: async () => {
      const stage = await open('TeamWall');
      const preview = call(stage, 'Team', 'preview');
      const items = stage
        .all('li')
        .map((entry) => [entry.textContent, entry.querySelectorAll('img:not([src=""])').length]);
      const previews = [
        preview({ member: { name: 'Signe', photo: { url: '/signe.jpg', key: 's' } } }),
        preview({ member: {} }),
      ];
      await stage.set({ Team: undefined });
      return [items, previews, stage.all('ul > *').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        ['Mira', 1],
        ['Jonas', 1],
      ],
      [{ title: 'Signe', image: '/signe.jpg' }, { title: 'New member' }],
      0,
      [
        [
          'Team',
          'array',
          [
            [
              'Member',
              'object',
              [
                ['Name', 'string'],
                ['Photo', 'image'],
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    page,
    samples: own('WeekPlan'),
    says: 'The preview has the same title for each item.',
    run: async () => {
      const stage = await open('WeekPlan');
      const items = stage.all('li').map(({ textContent }) => textContent);
      const preview = call(stage, 'Days', 'preview')({});
      await stage.set({ Days: undefined });
      return [items, preview, stage.all('ul > *').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      ['Monday: 09:00 to 17:00', 'Saturday: 10:00 to 14:00'],
      { title: 'Opening day' },
      0,
      [
        [
          'Days',
          'array',
          [
            [
              'Day',
              'object',
              [
                ['Label', 'string'],
                ['Hours', 'string'],
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    page: 'react/vev-types.mdx',
    samples: ['react/vev-types/FilmClip.tsx'],
    says: 'The field opens the library of videos, or uploads a file, and stores the URL.',
    run: async () => {
      const stage = await openSample('react/vev-types/FilmClip.tsx');
      const field = await stage.draw('Film', undefined);
      const [label, button, input] = field.querySelector('div')!.children;
      (button as HTMLButtonElement).click();
      await settled();
      const files = new DataTransfer();
      files.items.add(new File(['film'], 'film.mp4', { type: 'video/mp4' }));
      (input as HTMLInputElement).files = files.files;
      input!.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      const before = [
        label!.textContent,
        attributesOf(button!),
        attributesOf(input!),
        stage.drawn.map((url) => String(url).slice(0, 5)),
        stage.log,
      ];
      const shown = attributesOf(stage.all('#samplec video')[0]!);
      await stage.set({ Film: undefined });
      return [before, shown, stage.all('#samplec video').length, fieldsOf(stage.panel.schema)];
    },
    is: [
      [
        'Film',
        { type: 'button' },
        { type: 'file', accept: 'video/*', 'aria-label': 'Upload' },
        ['blob:', 'blob:'],
        ['Video library: a stand-in answers here', 'Upload: a stand-in answers here'],
      ],
      { controls: '', src: '(file)' },
      0,
      [['Film', 'string']],
    ],
  },
];
