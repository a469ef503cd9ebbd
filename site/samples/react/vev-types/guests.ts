import type { SchemaContextModel, VevProps } from '@vev/utils';

type Values = {
  seats?: number;
  guests?: number;
};

function guestsFit(guests: number, context: SchemaContextModel<Values>) {
  return guests <= (context.value?.seats ?? 0);
}

export const guestProps: VevProps[] = [
  { name: 'seats', type: 'number' },
  { name: 'guests', type: 'number', validate: guestsFit },
];
