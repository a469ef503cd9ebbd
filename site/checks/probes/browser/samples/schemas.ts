import type { Values } from '../../../../live/protocol.ts';
import type { Probe } from '../probe.ts';
import { fieldsOf, openSample, type RunningSample } from './running-sample.ts';

const page = 'react/vev-props.mdx';
const schema = 'react/vev-props/props.ts';

/** The value of the first schema field that has a function of this name. */
const call = (
  stage: RunningSample,
  title: string,
  name: 'hidden' | 'validate' | 'change' | 'items' | 'preview',
) => {
  const field = stage.panel.schema.find((each) => each.title === title)!;
  return field[name] as unknown as (...values: unknown[]) => unknown;
};

/** The panel of an exported schema, and the values that it starts with. */
const schemaProbe = (part: string, says: string, is: unknown): Probe => ({
  page,
  samples: [schema],
  says,
  run: async () => fieldsOf((await openSample(schema, part)).panel.schema),
  is,
});

export const schemaSamples: Probe[] = [
  {
    page,
    samples: ['react/vev-props/playground.ts'],
    says: 'The panel of the playground: the discount shows when the switch is on.',
    run: async () => {
      const stage = await openSample('react/vev-props/playground.ts');
      const { headline, discount } = stage.panel.values;
      const hidden = call(stage, 'Discount', 'hidden');
      const preview = call(stage, 'Goods', 'preview');
      return [
        [headline, discount],
        [hidden({ onSale: true }), hidden({})],
        [preview({ name: 'Stool', photo: { url: '/stool.jpg' } }), preview({})],
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      ['Open on Sunday', 0.2],
      [false, true],
      [{ title: 'Stool', image: '/stool.jpg' }, { title: 'New' }],
      [
        ['Headline', 'string', { type: 'text', maxLength: 30 }],
        ['On sale', 'boolean'],
        ['Discount', 'number', { display: 'slider', format: '%', scale: 100, max: 60 }],
        [
          'Goods',
          'array',
          [
            ['Name', 'string'],
            ['Photo', 'image'],
          ],
          [
            [
              '',
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
  schemaProbe('stringProps', 'A string has lengths, lines and kinds of input.', [
    ['Headline', 'string', { type: 'text', minLength: 10, maxLength: 20 }],
    ['Story', 'string', { type: 'text', multiline: 6 }],
    ['Contact', 'string', { type: 'email' }],
  ]),
  schemaProbe('numberProps', 'A number has limits, decimals, a unit and a slider.', [
    ['Budget', 'number', { min: 100, max: 1000 }],
    ['Price', 'number', { precision: 2 }],
    ['Tilt', 'number', { format: 'deg', display: 'slider', min: 0, max: 90 }],
    ['Discount', 'number', { scale: 100, format: '%', min: 0, max: 100 }],
  ]),
  schemaProbe('objectProps', 'An object has its fields.', [
    [
      'Address',
      'object',
      [
        ['Street', 'string'],
        ['City', 'string'],
      ],
    ],
  ]),
  schemaProbe('menuProps', 'A menu is chosen by its title.', [['Menu', 'menu']]),
  schemaProbe('layoutProps', 'A layout puts its fields in a row.', [
    [
      'Period',
      'layout',
      { display: 'row' },
      [
        ['From', 'string', { type: 'date' }],
        ['Until', 'string', { type: 'date' }],
      ],
    ],
  ]),
  schemaProbe('variableProps', 'A variable is chosen.', [['Price variable', 'variable']]),
  schemaProbe('iconProps', 'A description stands beside the field.', [
    ['Mark', 'icon', 'Stands before the text.'],
  ]),
  schemaProbe('audioProps', 'A sound is chosen.', [['Door bell', 'audio']]),
  schemaProbe('storageProps', 'The key is kept in the workspace, and its input hides it.', [
    ['Maps API key', 'string', { type: 'password' }, 'workspace'],
  ]),
  schemaProbe('groupProps', 'A group, a line and a popover.', [
    [
      'Delivery',
      'group',
      { collapsed: true },
      [
        ['Days', 'number'],
        ['Note', 'string'],
      ],
    ],
    ['', 'divider'],
    ['More settings', 'popover', [['Hide price', 'boolean']]],
  ]),
  schemaProbe('pickerProps', 'Pickers of events, elements and main components.', [
    ['Start on', 'event'],
    ['Target', 'widgetSelect'],
    ['Card', 'mainComponent', { placeholder: 'Choose a card' }],
  ]),
  {
    page,
    samples: [schema],
    says: 'Initial values are a value, or a function of the context.',
    run: async () => {
      const values: Values[] = [];
      for (const part of ['booleanProps', 'initialValueProps'])
        values.push((await openSample(schema, part)).panel.values);
      const fields = ['booleanProps', 'initialValueProps'].map(async (part) =>
        fieldsOf((await openSample(schema, part)).panel.schema),
      );
      return [values, await fields[0], await fields[1]];
    },
    is: [
      [{ showPrice: true }, { rows: 3, heading: 'Home' }],
      [['Show price', 'boolean']],
      [
        ['Rows', 'number'],
        ['Heading', 'string'],
      ],
    ],
  },
  {
    page,
    samples: [schema],
    says: 'The items of a select are a list, or a function that fetches them.',
    run: async () => {
      const stage = await openSample(schema, 'selectProps');
      return [
        stage.panel.values['wood'],
        await call(stage, 'Stores', 'items')({}),
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      'oak',
      [
        { label: 'Bergen', value: 'bergen' },
        { label: 'Oslo', value: 'oslo' },
        { label: 'Tromsø', value: 'tromso' },
      ],
      [
        [
          'Wood',
          'select',
          {
            display: 'radio',
            items: [
              { label: 'Oak', value: 'oak' },
              { label: 'Walnut', value: 'walnut' },
            ],
          },
        ],
        ['Stores', 'select', { display: 'autocomplete', multiselect: true }],
      ],
    ],
  },
  {
    page,
    samples: [schema],
    says: '`validate` gets the value and the context.',
    run: async () => {
      const stage = await openSample(schema, 'validateProps');
      const number = call(stage, 'Article number', 'validate');
      const price = call(stage, 'Sale price', 'validate');
      return [
        ['AB-1234', 'AB-123', 'ab-1234', 'ABC-1234', 'AB-12345'].map((text) => number(text, {})),
        [price(40, { price: 50 }), price(50, { price: 50 }), price(-1, {}), price(0, {})],
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      [true, false, false, false, false],
      [true, false, true, false],
      [
        ['Article number', 'string'],
        ['Price', 'number'],
        ['Sale price', 'number'],
      ],
    ],
  },
  {
    page,
    samples: [schema],
    says: '`hidden` gets the context, whose `value` has the form’s values; what `onChange` returns is stored.',
    run: async () => {
      const sale = await openSample(schema, 'hiddenProps');
      const hidden = call(sale, 'Sale price', 'hidden');
      const before = [hidden({ onSale: true }), hidden({}), fieldsOf(sale.panel.schema)];
      const coupon = await openSample(schema, 'onChangeProps');
      const change = call(coupon, 'Coupon code', 'change');
      return [before, await change(' summer ', {}), fieldsOf(coupon.panel.schema)];
    },
    is: [
      [
        false,
        true,
        [
          ['On sale', 'boolean'],
          ['Sale price', 'number'],
        ],
      ],
      'SUMMER',
      [['Coupon code', 'string']],
    ],
  },
  {
    page: 'react/vev-types.mdx',
    samples: ['react/vev-types/context.ts'],
    says: 'The context has the values of the form, the pages, and the page that is open.',
    run: async () => {
      const open = (part: string) => openSample('react/vev-types/context.ts', part);
      const delivery = await open('hiddenProps');
      const hidden = call(delivery, 'Delivery fee', 'hidden');
      const pages = await open('itemsProps');
      const heading = await open('initialValueProps');
      return [
        [hidden({ delivery: true }), hidden({}), fieldsOf(delivery.panel.schema)],
        [await call(pages, 'Checkout page', 'items')({}), fieldsOf(pages.panel.schema)],
        [heading.panel.values, fieldsOf(heading.panel.schema)],
      ];
    },
    is: [
      [
        false,
        true,
        [
          ['We deliver', 'boolean'],
          ['Delivery fee', 'number'],
        ],
      ],
      [
        [
          { label: 'Home', value: 'home' },
          { label: 'Teas', value: 'teas' },
          { label: 'Checkout', value: 'checkout' },
        ],
        [['Checkout page', 'select']],
      ],
      [{ heading: 'Home' }, [['Heading', 'string']]],
    ],
  },
  {
    page: 'react/vev-types.mdx',
    samples: ['react/vev-types/guests.ts'],
    says: 'The guests fit when there are as many seats.',
    run: async () => {
      const stage = await openSample('react/vev-types/guests.ts');
      const fit = call(stage, 'Guests', 'validate');
      return [
        [fit(4, { seats: 4 }), fit(5, { seats: 4 }), fit(1, {}), fit(0, {})],
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      [true, false, false, true],
      [
        ['Seats', 'number'],
        ['Guests', 'number'],
      ],
    ],
  },
];
