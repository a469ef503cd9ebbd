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
  categories: ['Shop'],
  shareWithAccount: true,
  props: [{ name: 'photo', type: 'image' }],
  emptyState: {
    checkProperty: 'photo',
    linkText: 'Choose a photo',
    description: ' to fill the frame.',
    action: 'OPEN_PROPERTIES',
  },
});
