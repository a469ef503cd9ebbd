import React from 'react';
import { registerVevComponent, useVariable } from '@vev/react';

type Props = {
  priceKey?: string;
};

export default function LivePrice({ priceKey = '' }: Props) {
  const price = useVariable(priceKey);
  if (!price) return <p>Choose a variable</p>;

  return (
    <p>
      {price.value}
      {price.unit}
    </p>
  );
}

registerVevComponent(LivePrice, {
  name: 'Live price',
  props: [{ name: 'priceKey', type: 'variable', title: 'Price' }],
});
