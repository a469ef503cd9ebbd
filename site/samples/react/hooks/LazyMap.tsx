import React, { useRef } from 'react';
import { registerVevComponent, useVisible } from '@vev/react';

export default function LazyMap() {
  const box = useRef<HTMLDivElement>(null);
  const isVisible = useVisible(box, { offsetBottom: -200 });

  return (
    <div ref={box} style={{ height: '100%' }}>
      {isVisible && (
        <iframe
          title="Map"
          sandbox="allow-scripts"
          src="https://maps.example.com/store"
        />
      )}
    </div>
  );
}

registerVevComponent(LazyMap, { name: 'Lazy map' });
