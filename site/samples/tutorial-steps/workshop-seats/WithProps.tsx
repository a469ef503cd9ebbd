import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  title?: string;
  seats?: number;
};

export default function WorkshopSeats({
  title = 'Bread for beginners',
  seats = 8,
}: Props) {
  return (
    <article>
      <h2>{title}</h2>
      <p>{seats} seats are free</p>
    </article>
  );
}

registerVevComponent(WorkshopSeats, {
  name: 'Workshop seats',
  size: { width: 320, height: 160 },
  props: [
    { name: 'title', title: 'Workshop', type: 'string' },
    { name: 'seats', title: 'Seats', type: 'number', options: { min: 1 } },
  ],
});
