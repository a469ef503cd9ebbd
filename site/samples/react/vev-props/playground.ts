import type { VevProps } from '@vev/utils';

export const props: VevProps[] = [
  {
    name: 'headline',
    type: 'string',
    initialValue: 'Open on Sunday',
    options: { type: 'text', maxLength: 30 },
  },
  { name: 'onSale', type: 'boolean', title: 'On sale' },
  {
    name: 'discount',
    type: 'number',
    initialValue: 0.2,
    hidden: (context) => !context.value?.onSale,
    options: { display: 'slider', format: '%', scale: 100, max: 60 },
  },
  {
    name: 'goods',
    type: 'array',
    of: 'object',
    fields: [
      { name: 'name', type: 'string' },
      { name: 'photo', type: 'image' },
    ],
    preview: (item) => ({ title: item.name ?? 'New', image: item.photo?.url }),
  },
];
