import type { Probe } from '../probe.ts';
import { until } from '../stage.tsx';
import { attributesOf } from './components.ts';
import { fieldsOf, openSample } from './running-sample.ts';

const css = 'react/editable-css.mdx';
const styled = (name: string) => [`react/editable-css/${name}.tsx`];
const openStyled = (name: string) => openSample(`react/editable-css/${name}.tsx`);

const interactions = 'react/interactions.mdx';
const acting = (name: string) => [`react/interactions/${name}.tsx`];
const openActing = (name: string) => openSample(`react/interactions/${name}.tsx`);

/** The groups of CSS that a designer gets: title, selector, properties. */
const groupsOf = ({ panel }: Awaited<ReturnType<typeof openSample>>) =>
  panel.css.map(({ title, selector, properties }) => [
    title,
    selector,
    properties.map(({ name }) => name).join(' '),
  ]);

/** Interactions or events as a designer gets them. */
const actionsOf = (actions: Awaited<ReturnType<typeof openSample>>['panel']['events']) =>
  actions.map(({ type, args }) => [type, fieldsOf(args)]);

export const cssAndEventSamples: Probe[] = [
  {
    page: css,
    samples: styled('OrderLink'),
    says: 'A second group is for the state under the pointer.',
    run: async () => {
      const stage = await openStyled('OrderLink');
      return [
        groupsOf(stage),
        stage.all('a')[0]!.getAttribute('href'),
        await stage.css(0, 'color', 'red', 'a'),
      ];
    },
    is: [
      [
        ['', '.order', 'background color'],
        ['Under the pointer', '.order:hover', 'background color'],
      ],
      '/order',
      'rgb(255, 0, 0)',
    ],
  },
  {
    page: css,
    samples: styled('PriceTag'),
    says: 'The class of the CSS module is the selector.',
    run: async () => {
      const stage = await openStyled('PriceTag');
      const before = [stage.text(), getComputedStyle(stage.all('#samplec p')[0]!).color];
      const after = await stage.css(0, 'color', 'red', '.tag');
      await stage.set({ Price: '3.00' });
      return [before, after, stage.text(), groupsOf(stage), fieldsOf(stage.panel.schema)];
    },
    is: [
      ['24.00', 'rgb(255, 255, 255)'],
      'rgb(255, 0, 0)',
      '3.00',
      [['', '.tag', 'background color padding']],
      [['Price', 'string']],
    ],
  },
  {
    page: css,
    samples: styled('QuoteCard'),
    says: 'Each part of the card has its own group.',
    run: async () => {
      const stage = await openStyled('QuoteCard');
      const before = stage.text();
      const styles = [
        await stage.css(0, 'padding', '3px', 'figure'),
        await stage.css(1, 'color', 'red', 'blockquote'),
        await stage.css(2, 'opacity', '0.5', 'figcaption'),
      ];
      await stage.set({ Quote: 'Good.', Author: 'Ada' });
      return [before, stage.text(), styles, groupsOf(stage), fieldsOf(stage.panel.schema)];
    },
    is: [
      'The chairs arrived a day early.A customer',
      'Good.Ada',
      ['3px', 'rgb(255, 0, 0)', '0.5'],
      [
        ['', '.card', 'background margin padding border border-radius filter'],
        ['', '.quote', 'font-family color'],
        ['', '.author', 'font-family color opacity'],
      ],
      [
        ['Quote', 'string', { type: 'text', multiline: true }],
        ['Author', 'string'],
      ],
    ],
  },
  {
    page: css,
    samples: styled('StockBadge'),
    says: 'A class name of its own works as well.',
    run: async () => {
      const stage = await openStyled('StockBadge');
      const before = stage.text();
      const radius = await stage.css(0, 'border-radius', '4px', 'span');
      await stage.set({ Label: 'Gone' });
      return [before, radius, stage.text(), groupsOf(stage), fieldsOf(stage.panel.schema)];
    },
    is: [
      'In stock',
      '4px',
      'Gone',
      [['', '.stock-badge', 'background border-radius']],
      [['Label', 'string']],
    ],
  },
  {
    page: interactions,
    samples: acting('ChapterTitle'),
    says: 'The interaction brings the number of the chapter; without one it is the first.',
    run: async () => {
      const stage = await openActing('ChapterTitle');
      const seen = [stage.text('h2')];
      for (const args of [{ Chapter: 4 }, {}]) {
        await stage.fire('Show a chapter', args);
        seen.push(stage.text('h2'));
      }
      return [seen, actionsOf(stage.panel.interactions)];
    },
    is: [
      ['Chapter 1', 'Chapter 4', 'Chapter 1'],
      [['SHOW_CHAPTER', [['Chapter', 'number', { min: 1 }]]]],
    ],
  },
  {
    page: interactions,
    samples: acting('Counter'),
    says: 'Each `ADD` adds one, and `ON_COUNT` tells the total.',
    run: async () => {
      const stage = await openActing('Counter');
      const before = stage.text();
      for (let time = 0; time < 2; time += 1) await stage.fire('Add one');
      return [
        before,
        stage.text(),
        stage.log,
        actionsOf(stage.panel.interactions),
        actionsOf(stage.panel.events),
      ];
    },
    is: [
      '0',
      '2',
      ['ON_COUNT {"total":1,"key":"sample"}', 'ON_COUNT {"total":2,"key":"sample"}'],
      [['ADD', []]],
      [['ON_COUNT', [['Total', 'number']]]],
    ],
  },
  {
    page: interactions,
    samples: acting('Coupon'),
    says: 'A click sends `ON_REDEEM` with the code.',
    run: async () => {
      const stage = await openActing('Coupon');
      await stage.click('Redeem SPRING');
      await stage.set({ Code: 'WINTER' });
      await stage.click('Redeem WINTER');
      return [stage.log, actionsOf(stage.panel.events), fieldsOf(stage.panel.schema)];
    },
    is: [
      ['ON_REDEEM {"code":"SPRING","key":"sample"}', 'ON_REDEEM {"code":"WINTER","key":"sample"}'],
      [['ON_REDEEM', [['Code', 'string']]]],
      [['Code', 'string']],
    ],
  },
  {
    page: interactions,
    samples: acting('PodcastPlayer'),
    says: 'The player plays and pauses when it is told to, and sends both with the time.',
    run: async () => {
      const stage = await openActing('PodcastPlayer');
      const audio = stage.all('audio')[0] as HTMLAudioElement;
      await stage.fire('Play');
      await until(() => stage.log.length > 0);
      const isPlaying = !audio.paused;
      // The recording is short: it would end by itself.
      audio.loop = true;
      await stage.fire('Pause');
      await until(() => stage.log.length > 1);
      audio.loop = false;
      const times = stage.log.map((line) => line.replaceAll(/[\d.]+(?=[,}])/g, '…'));
      const attributes = attributesOf(audio);
      await stage.set({ Episode: 'https://shop.example.com/a.mp3' });
      const src = stage.all('audio')[0]!.getAttribute('src');
      await stage.set({ Episode: undefined });
      return [
        [isPlaying, audio.paused, times],
        attributes,
        [src, stage.text()],
        [actionsOf(stage.panel.interactions), actionsOf(stage.panel.events)],
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      [
        true,
        true,
        ['ON_PLAY {"currentTime":…,"key":"sample"}', 'ON_PAUSE {"currentTime":…,"key":"sample"}'],
      ],
      { controls: '', src: '(file)' },
      ['https://shop.example.com/a.mp3', 'Choose an episode'],
      [
        [
          ['PLAY', []],
          ['PAUSE', []],
        ],
        [
          ['ON_PLAY', [['Current time', 'number']]],
          ['ON_PAUSE', [['Current time', 'number']]],
        ],
      ],
      [['Episode', 'upload', { accept: 'audio/*' }]],
    ],
  },
];
