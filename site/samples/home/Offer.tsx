import React from 'react';
import { Image, registerVevComponent } from '@vev/react';
import type { MediaType } from '@vev/utils';

registerVevComponent(Offer, {
  name: 'Offer',
  props: [
    { name: 'title', type: 'string', initialValue: 'Oak stool' },
    { name: 'photo', type: 'image' },
    { name: 'ink', type: 'color', initialValue: '#8a3b1f' },
    {
      name: 'discount',
      type: 'number',
      initialValue: 0.2,
      options: { display: 'slider', format: '%', scale: 100 },
    },
  ],
});

type Props = {
  title?: string;
  photo?: MediaType;
  ink?: string;
  discount?: number;
};

export default function Offer({ title, photo, ink, discount = 0 }: Props) {
  return (
    <article style={{ color: ink }}>
      {photo && <Image src={photo} style={{ width: '100%' }} />}
      <h2>{title}</h2>
      <p>{(60 * (1 - discount)).toFixed(2)} EUR</p>
    </article>
  );
}
