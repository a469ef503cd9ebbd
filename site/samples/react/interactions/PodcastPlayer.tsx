import React, { useRef } from 'react';
import {
  registerVevComponent,
  useDispatchVevEvent,
  useVevEvent,
} from '@vev/react';
import type { UploadType } from '@vev/utils';

enum Interaction {
  Play = 'PLAY',
  Pause = 'PAUSE',
}

enum PlayerEvent {
  OnPlay = 'ON_PLAY',
  OnPause = 'ON_PAUSE',
}

type Props = {
  episode?: UploadType;
};

export default function PodcastPlayer({ episode }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const dispatch = useDispatchVevEvent();

  useVevEvent(Interaction.Play, () => {
    audio.current?.play().catch(() => undefined);
  });
  useVevEvent(Interaction.Pause, () => {
    audio.current?.pause();
  });

  if (!episode) return <p>Choose an episode</p>;

  const send = (type: PlayerEvent) => {
    dispatch(type, { currentTime: audio.current?.currentTime ?? 0 });
  };

  return (
    <audio
      ref={audio}
      controls
      src={typeof episode === 'string' ? episode : episode.url}
      onPlay={() => send(PlayerEvent.OnPlay)}
      onPause={() => send(PlayerEvent.OnPause)}
    />
  );
}

registerVevComponent(PodcastPlayer, {
  name: 'Podcast player',
  props: [{ name: 'episode', type: 'upload', accept: 'audio/*' }],
  interactions: [
    { type: Interaction.Play, description: 'Play' },
    { type: Interaction.Pause, description: 'Pause' },
  ],
  events: [
    {
      type: PlayerEvent.OnPlay,
      description: 'On play',
      args: [{ name: 'currentTime', type: 'number' }],
    },
    {
      type: PlayerEvent.OnPause,
      description: 'On pause',
      args: [{ name: 'currentTime', type: 'number' }],
    },
  ],
});
