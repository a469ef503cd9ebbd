import React from 'react';
import { Image, registerVevComponent } from '@vev/react';

type Props = {
  photo?: { url: string; key: string };
};

export default function TeamPhoto({ photo }: Props) {
  if (!photo) return <p>Choose a photo</p>;
  return <Image src={photo} />;
}

registerVevComponent(TeamPhoto, {
  name: 'Team photo',
  props: [{ name: 'photo', type: 'image' }],
});
