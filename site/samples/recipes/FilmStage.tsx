// [!region head]
import React, { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import {
  registerVevComponent,
  useDispatchVevEvent,
  useEditorState,
  useVevEvent,
} from '@vev/react';
import type { MediaType } from '@vev/utils';

type Props = {
  film?: MediaType;
};

// [!endregion head]
// [!region core]
function useFilm(video: RefObject<HTMLVideoElement>) {
  const quarter = useRef(0);
  const dispatch = useDispatchVevEvent();

  useVevEvent('PLAY_FILM', () => {
    video.current?.play().catch(() => dispatch('ON_REFUSED'));
  });
  useVevEvent('PAUSE_FILM', () => video.current?.pause());

  function onTimeUpdate({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const { currentTime, duration } = currentTarget;
    const seen = Math.floor((currentTime / duration) * 4);
    if (!(seen > quarter.current)) return;
    quarter.current = seen;
    dispatch('ON_QUARTER', { percent: seen * 25 });
  }
  const onPlay = () => dispatch('ON_PLAY');
  const onEnded = () => dispatch('ON_END');
  return { onPlay, onTimeUpdate, onEnded };
}
// [!endregion core]
// [!region rest]

export default function FilmStage({ film }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { disabled } = useEditorState();
  const events = useFilm(video);

  useEffect(() => {
    if (disabled) video.current?.pause();
  }, [disabled]);

  if (!film) return <p>Choose a film</p>;
  return <video ref={video} src={film.url} controls playsInline {...events} />;
}

registerVevComponent(FilmStage, {
  name: 'Film stage',
  size: { width: 640, height: 360 },
  props: [{ name: 'film', type: 'video' }],
  interactions: [
    { type: 'PLAY_FILM', description: 'Play' },
    { type: 'PAUSE_FILM', description: 'Pause' },
  ],
  events: [
    { type: 'ON_PLAY', description: 'On play' },
    {
      type: 'ON_QUARTER',
      description: 'After each quarter',
      args: [{ name: 'percent', type: 'number' }],
    },
    { type: 'ON_END', description: 'On end' },
    { type: 'ON_REFUSED', description: 'When the browser refuses to play' },
  ],
});
// [!endregion rest]
