import React from 'react';
import { registerVevComponent } from '@vev/react';
import type { AudioType, MediaType } from '@vev/utils';

type Props = {
  film?: MediaType;
  sound?: AudioType;
};

export default function ShopFilm({ film, sound }: Props) {
  return (
    <div>
      {film && <video controls muted src={film.url} />}
      {sound && <audio controls src={sound.url} title={sound.filename} />}
    </div>
  );
}

registerVevComponent(ShopFilm, {
  name: 'Shop film',
  props: [
    { name: 'film', type: 'video' },
    { name: 'sound', type: 'audio' },
  ],
});
