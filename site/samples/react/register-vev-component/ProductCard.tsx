import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  title?: string;
};

export default function ProductCard({ title = 'Oak stool' }: Props) {
  return <h3>{title}</h3>;
}

registerVevComponent(ProductCard, {
  name: 'Product card',
  props: [{ name: 'title', type: 'string' }],
});
