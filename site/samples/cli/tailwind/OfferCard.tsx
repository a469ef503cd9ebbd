import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  title?: string;
  price?: string;
};

export default function OfferCard({
  title = 'Sourdough loaf',
  price = '4.50',
}: Props) {
  return (
    <article className="flex items-center justify-between gap-4 p-6">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="text-2xl">{price}</p>
    </article>
  );
}

registerVevComponent(OfferCard, {
  name: 'Offer card',
  props: [
    { name: 'title', type: 'string' },
    { name: 'price', type: 'string' },
  ],
});
