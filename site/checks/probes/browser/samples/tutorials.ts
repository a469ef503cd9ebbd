import type { Probe } from '../probe.ts';
import { fieldsOf, openSample } from './running-sample.ts';

const page = 'guides/component.mdx';
const folder = 'tutorials/workshop-seats/src/';
const steps = 'tutorial-steps/workshop-seats/';

/** The texts at first and with a designer's values, the fields, the size and the groups of CSS. */
async function cardOf(sample: string) {
  const stage = await openSample(sample);
  const look = () => [stage.text('h2'), stage.text('article p')];
  const before = look();
  await stage.set({ Workshop: 'Rye', Seats: 3 });
  const { clientWidth, clientHeight } = stage.all('#sample')[0]!;
  return {
    stage,
    seen: [before, look()],
    fields: fieldsOf(stage.panel.schema),
    size: [clientWidth, clientHeight],
    css: stage.panel.css.map(({ title, properties }) => [
      title,
      properties.map(({ name }) => name).join(' '),
    ]),
  };
}

const fields = [
  ['Workshop', 'string'],
  ['Seats', 'number', { min: 1 }],
];
const css = [
  ['Card', 'background color padding border-radius'],
  ['Workshop', 'font-family color'],
];

export const tutorialSamples: Probe[] = [
  {
    page,
    samples: [`${steps}WithProps.tsx`],
    says: 'The first step has two fields.',
    run: async () => {
      const { stage: _, ...card } = await cardOf(`${steps}WithProps.tsx`);
      return card;
    },
    is: {
      seen: [
        ['Bread for beginners', '8 seats are free'],
        ['Rye', '3 seats are free'],
      ],
      fields,
      size: [320, 160],
      css: [],
    },
  },
  {
    page,
    samples: [`${folder}WorkshopSeats.tsx`],
    says: 'The card counts down with each `BOOK_SEAT`, and ends with "Sold out".',
    run: async () => {
      const { stage, ...card } = await cardOf(`${folder}WorkshopSeats.tsx`);
      const seen: string[] = [];
      for (let seat = 0; seat < 4; seat += 1) {
        await stage.fire('Book a seat');
        seen.push(stage.text('article p'));
      }
      const padding = await stage.css(0, 'padding', '3px', '.card');
      return { ...card, booked: seen, padding };
    },
    is: {
      seen: [
        ['Bread for beginners', '8 of 8 seats are free'],
        ['Rye', '3 of 3 seats are free'],
      ],
      fields,
      size: [320, 160],
      css,
      booked: ['2 of 3 seats are free', '1 of 3 seats are free', 'Sold out', 'Sold out'],
      padding: '3px',
    },
  },
  {
    page: 'guides/recipes/testing.mdx',
    samples: ['recipes/OpeningSign.tsx'],
    says: 'The sign is short on a phone, and asks designers for the hours that visitors read as closed.',
    run: async () => {
      const stage = await openSample('recipes/OpeningSign.tsx');
      const seen = [stage.text()];
      await stage.set({ 'Opening hours': 'hello' });
      seen.push(stage.text());
      await stage.command('mode', 'editor');
      await stage.command('device', 'mobile');
      seen.push(stage.text());
      await stage.set({ 'Opening hours': undefined });
      seen.push(stage.text());
      await stage.command('device', 'desktop');
      return [seen, fieldsOf(stage.panel.schema)];
    },
    is: [
      ['Closed today', 'Open today Open until six', 'Open until six', 'Choose a variable'],
      [['Opening hours', 'variable']],
    ],
  },
];
