import React from 'react';
import { Image, registerVevComponent } from '@vev/react';

type Props = { image?: { key: string; url: string }; caption?: string };

export default function Photo({ image, caption = 'Photo' }: Props) {
  return (
    <figure>
      {image && <Image src={image} alt={caption} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

registerVevComponent(Photo, {
  name: 'Photo',
  props: [
    { name: 'image', type: 'image' },
    { name: 'caption', type: 'string' },
  ],
});
