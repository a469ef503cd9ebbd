import React from 'react';
import { Image, registerVevComponent } from '@vev/react';
import type { MediaType } from '@vev/utils';

type Props = {
  photo?: MediaType;
};

export default function ShopPhoto({ photo }: Props) {
  if (!photo) return null;
  return <Image src={photo} />;
}

registerVevComponent(ShopPhoto, {
  name: 'Shop photo',
  props: [{ name: 'photo', type: 'image' }],
  emptyState: {
    checkProperty: 'photo',
    description: 'There is no photo yet.',
    linkText: 'Choose a photo',
    action: 'OPEN_PROPERTIES',
  },
});
