import React from 'react';
import { Image, Link, registerVevComponent } from '@vev/react';
import type { LinkFieldValue } from '@vev/utils';

type Props = { photo?: { key: string; url: string }; name?: string; goal?: LinkFieldValue };

export default function ProductCard({ photo, name = 'Product', goal }: Props) {
  const card = (
    <>
      {photo && <Image src={photo} alt={name} />}
      <span>{name}</span>
    </>
  );
  return goal ? <Link to={goal}>{card}</Link> : card;
}

registerVevComponent(ProductCard, {
  name: 'Product card',
  props: [
    { name: 'photo', type: 'image' },
    { name: 'name', type: 'string' },
    { name: 'goal', type: 'link' },
  ],
});
