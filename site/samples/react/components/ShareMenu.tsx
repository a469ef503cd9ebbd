import React, { useRef, useState } from 'react';
import { Portal, registerVevComponent } from '@vev/react';

export default function ShareMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <button ref={button} type="button" onClick={() => setIsOpen(!isOpen)}>
      Share
      <Portal
        anchor={button}
        hide={!isOpen}
        closeTrigger="click"
        onRequestClose={() => setIsOpen(false)}
      >
        <p>Copy the address</p>
      </Portal>
    </button>
  );
}

registerVevComponent(ShareMenu, { name: 'Share menu' });
