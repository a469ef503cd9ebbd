import React from 'react';
import { registerVevComponent } from '@vev/react';
import type { NumberField, SchemaFieldProps } from '@vev/utils';

type Props = {
  seats?: number;
};

export default function SeatMap({ seats = 2 }: Props) {
  return <p>Table for {seats}</p>;
}

function SeatField({
  label,
  value = 2,
  onChange,
}: SchemaFieldProps<NumberField>) {
  return (
    <div>
      <span>{label}</span>
      <button type="button" onClick={() => onChange(Math.max(1, value - 1))}>
        Fewer
      </button>
      <output>{value}</output>
      <button type="button" onClick={() => onChange(value + 1)}>
        More
      </button>
    </div>
  );
}

registerVevComponent(SeatMap, {
  name: 'Seat map',
  props: [
    { name: 'seats', type: 'number', initialValue: 2, component: SeatField },
  ],
});
