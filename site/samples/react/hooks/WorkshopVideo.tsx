import React, { useEffect, useRef } from 'react';
import { registerVevComponent, useEditorState } from '@vev/react';

type Props = {
  url?: string;
};

export default function WorkshopVideo({ url = '' }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { disabled } = useEditorState();

  useEffect(() => {
    if (!url) return;
    if (disabled) video.current?.pause();
    else video.current?.play().catch(() => undefined);
  }, [disabled, url]);

  if (!url) return <p>Enter the URL of a video</p>;
  return <video ref={video} src={url} muted loop playsInline />;
}

registerVevComponent(WorkshopVideo, {
  name: 'Workshop video',
  props: [{ name: 'url', type: 'string', options: { type: 'url' } }],
});
