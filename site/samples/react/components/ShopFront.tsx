import React from 'react';
import { Image, registerVevComponent } from '@vev/react';
import type { MediaType } from '@vev/utils';

type Props = {
  photo?: MediaType;
};

export default function ShopFront({ photo }: Props) {
  if (!photo) return null;
  return (
    <Image
      className="shop-front"
      src={photo}
      sizes={[[1440, 960]]}
      style={{ width: '100%', height: 'auto' }}
    />
  );
}

registerVevComponent(ShopFront, {
  name: 'Shop front',
  props: [{ name: 'photo', type: 'image' }],
});
