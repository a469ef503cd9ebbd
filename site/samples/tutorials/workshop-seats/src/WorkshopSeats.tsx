import React, { useState } from 'react';
import { registerVevComponent, useVevEvent } from '@vev/react';
import styles from './WorkshopSeats.module.css';

type Props = {
  title?: string;
  seats?: number;
  hostRef: React.RefObject<HTMLDivElement>;
};

export default function WorkshopSeats({
  title = 'Bread for beginners',
  seats = 8,
  hostRef,
}: Props) {
  const [booked, setBooked] = useState(0);
  const free = Math.max(seats - booked, 0);

  useVevEvent('BOOK_SEAT', () => setBooked((count) => count + 1), hostRef);

  return (
    <article className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p>{free > 0 ? `${free} of ${seats} seats are free` : 'Sold out'}</p>
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
  editableCSS: [
    {
      title: 'Card',
      selector: styles.card,
      properties: ['background', 'color', 'padding', 'border-radius'],
    },
    {
      title: 'Workshop',
      selector: styles.title,
      properties: ['font-family', 'color'],
    },
  ],
  interactions: [{ type: 'BOOK_SEAT', description: 'Book a seat' }],
});
