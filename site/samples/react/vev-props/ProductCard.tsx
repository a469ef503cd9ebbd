import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  title?: string;
  price?: number;
  soldOut?: boolean;
};

export default function ProductCard({
  title = 'Oak stool',
  price = 0,
  soldOut = false,
}: Props) {
  return (
    <article>
      <h3>{title}</h3>
      <p>{soldOut ? 'Sold out' : price.toFixed(2)}</p>
    </article>
  );
}

registerVevComponent(ProductCard, {
  name: 'Product card',
  props: [
    { name: 'title', type: 'string' },
    { name: 'price', type: 'number', initialValue: 49 },
    { name: 'soldOut', type: 'boolean', title: 'Show as sold out' },
  ],
});
