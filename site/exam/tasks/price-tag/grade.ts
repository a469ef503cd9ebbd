import type { NumberField } from '@vev/utils';
import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const { options } = part.fields.price as NumberField;
  return {
    'designers find it': part.isRegistered,
    'its fields have the right types': part.hasFields({
      label: 'string',
      price: 'number',
      onSale: 'boolean',
    }),
    'designers can type cents': options?.precision === 2,
    'it shows something before anything is filled in': (await part.shows()) === 'Price: 0.00',
    'it shows label and price': (await part.shows({ label: 'Tea', price: 12.5 })) === 'Tea: 12.50',
    'it shows the mark': (await part.shows({ price: 3, onSale: true })) === 'Price: 3.00 Sale',
  };
};
