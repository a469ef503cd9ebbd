import React, { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
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

export default function FilmStage({ film }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const quarter = useRef(0);
  const { disabled } = useEditorState();
  const dispatch = useDispatchVevEvent();

  useVevEvent('PLAY_FILM', () => {
    video.current?.play().catch(() => dispatch('ON_REFUSED'));
  });
  useVevEvent('PAUSE_FILM', () => {
    video.current?.pause();
  });
  useEffect(() => {
    if (disabled) video.current?.pause();
  }, [disabled]);

  function tell({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const { currentTime, duration } = currentTarget;
    const seen = Math.floor((currentTime / duration) * 4);
    if (!(seen > quarter.current)) return;
    quarter.current = seen;
    dispatch('ON_QUARTER', { percent: seen * 25 });
  }

  if (!film) return <p>Choose a film</p>;
  return (
    <video
      ref={video}
      src={film.url}
      controls
      playsInline
      onPlay={() => dispatch('ON_PLAY')}
      onTimeUpdate={tell}
      onEnded={() => dispatch('ON_END')}
    />
  );
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
