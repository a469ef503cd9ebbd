import React, { useRef, useState } from 'react';
import { Portal, registerVevComponent } from '@vev/react';

export default function ShareMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <button ref={button} type="button" onClick={() => setIsOpen(!isOpen)}>
        Share
      </button>
      <Portal
        anchor={button}
        hide={!isOpen}
        closeTrigger="click"
        onRequestClose={() => setIsOpen(false)}
      >
        <p>Copy the address</p>
      </Portal>
    </div>
  );
}

registerVevComponent(ShareMenu, { name: 'Share menu' });
