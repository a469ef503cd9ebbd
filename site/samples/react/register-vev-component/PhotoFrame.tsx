import React from 'react';
import { registerVevComponent } from '@vev/react';

export default function PhotoFrame() {
  return (
    <figure
      style={{
        width: '100%',
        height: '100%',
        margin: 0,
        background: '#dfe5dc',
      }}
    />
  );
}

registerVevComponent(PhotoFrame, {
  name: 'Photo frame',
  size: { width: 480, height: 320 },
});
