// [!region types]
import type { VevProps } from '@vev/utils';
// [!endregion types]

// [!region string]
export const stringProps: VevProps[] = [
  {
    name: 'headline',
    type: 'string',
    options: { type: 'text', minLength: 10, maxLength: 20 },
  },
  { name: 'story', type: 'string', options: { type: 'text', multiline: 6 } },
  { name: 'contact', type: 'string', options: { type: 'email' } },
];
// [!endregion string]

// [!region number]
export const numberProps: VevProps[] = [
  { name: 'budget', type: 'number', options: { min: 100, max: 1000 } },
  { name: 'price', type: 'number', options: { precision: 2 } },
  {
    name: 'tilt',
    type: 'number',
    options: { format: 'deg', display: 'slider', min: 0, max: 90 },
  },
  {
    name: 'discount',
    type: 'number',
    options: { scale: 100, format: '%', min: 0, max: 100 },
  },
];
// [!endregion number]

// [!region boolean]
export const booleanProps: VevProps[] = [
  { name: 'showPrice', type: 'boolean', initialValue: true },
];
// [!endregion boolean]

// [!region object]
export const objectProps: VevProps[] = [
  {
    name: 'address',
    type: 'object',
    fields: [
      { name: 'street', type: 'string' },
      { name: 'city', type: 'string' },
    ],
  },
];
// [!endregion object]

// [!region select]
export const selectProps: VevProps[] = [
  {
    name: 'wood',
    type: 'select',
    initialValue: 'oak',
    options: {
      display: 'radio',
      items: [
        { label: 'Oak', value: 'oak' },
        { label: 'Walnut', value: 'walnut' },
      ],
    },
  },
  {
    name: 'stores',
    type: 'select',
    options: {
      display: 'autocomplete',
      multiselect: true,
      items: async () => {
        const response = await fetch('https://shop.example.com/stores.json');
        const stores: { id: string; city: string }[] = await response.json();
        return stores.map(({ id, city }) => ({ label: city, value: id }));
      },
    },
  },
];
// [!endregion select]

// [!region menu]
export const menuProps: VevProps[] = [
  { name: 'menuKey', type: 'menu', title: 'Menu' },
];
// [!endregion menu]

// [!region layout]
export const layoutProps: VevProps[] = [
  {
    name: 'period',
    type: 'layout',
    options: { display: 'row' },
    fields: [
      { name: 'from', type: 'string', options: { type: 'date' } },
      { name: 'until', type: 'string', options: { type: 'date' } },
    ],
  },
];
// [!endregion layout]

// [!region variable]
export const variableProps: VevProps[] = [
  { name: 'priceKey', type: 'variable', title: 'Price variable' },
];
// [!endregion variable]

// [!region icon]
export const iconProps: VevProps[] = [
  { name: 'mark', type: 'icon', description: 'Stands before the text.' },
];
// [!endregion icon]

// [!region audio]
export const audioProps: VevProps[] = [
  { name: 'sound', type: 'audio', title: 'Door bell' },
];
// [!endregion audio]

// [!region initialValue]
export const initialValueProps: VevProps[] = [
  { name: 'rows', type: 'number', initialValue: 3 },
  {
    name: 'heading',
    type: 'string',
    initialValue: (context) => context.currentPage?.title ?? 'Welcome',
  },
];
// [!endregion initialValue]

// [!region validate]
export const validateProps: VevProps[] = [
  {
    name: 'articleNumber',
    type: 'string',
    validate: (value) => /^[A-Z]{2}-\d{4}$/.test(value),
  },
  { name: 'price', type: 'number' },
  {
    name: 'salePrice',
    type: 'number',
    validate: (value, context) => value < (context.value?.price ?? 0),
  },
];
// [!endregion validate]

// [!region hidden]
export const hiddenProps: VevProps[] = [
  { name: 'onSale', type: 'boolean' },
  {
    name: 'salePrice',
    type: 'number',
    hidden: (context) => !context.value?.onSale,
  },
];
// [!endregion hidden]

// [!region onChange]
export const onChangeProps: VevProps[] = [
  {
    name: 'couponCode',
    type: 'string',
    onChange: (value) => value?.trim().toUpperCase(),
  },
];
// [!endregion onChange]

// [!region storage]
export const storageProps: VevProps[] = [
  {
    name: 'mapsKey',
    type: 'string',
    title: 'Maps API key',
    storage: 'workspace',
    options: { type: 'password' },
  },
];
// [!endregion storage]

// [!region groups]
export const groupProps: VevProps[] = [
  {
    type: 'group',
    title: 'Delivery',
    options: { collapsed: true },
    fields: [
      { name: 'days', type: 'number' },
      { name: 'note', type: 'string' },
    ],
  },
  { type: 'divider' },
  {
    type: 'popover',
    title: 'More settings',
    fields: [{ name: 'hidePrice', type: 'boolean' }],
  },
];
// [!endregion groups]

// [!region pickers]
export const pickerProps: VevProps[] = [
  { name: 'startOn', type: 'event' },
  { name: 'target', type: 'widgetSelect' },
  { name: 'card', type: 'mainComponent', placeholder: 'Choose a card' },
];
// [!endregion pickers]
