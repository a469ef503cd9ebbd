import React from 'react';
import { registerVevComponent, useImage } from '@vev/react';

type Props = {
  photo?: { url: string; key: string };
};

export default function CreditedPhoto({ photo }: Props) {
  const image = useImage(photo?.key ?? '');
  if (!image) return <p>Choose a photo</p>;

  const srcSet = image.srcset
    .map(([url, width]: [string, number]) => `${url} ${width}w`)
    .join(', ');

  return (
    <figure>
      <img src={image.src} srcSet={srcSet} alt={image.meta?.alt ?? ''} />
      <figcaption>Photo: {image.meta?.photographer ?? 'unknown'}</figcaption>
    </figure>
  );
}

registerVevComponent(CreditedPhoto, {
  name: 'Credited photo',
  props: [{ name: 'photo', type: 'image' }],
});
