import React, { useState } from 'react';
import { registerVevComponent, Transition } from '@vev/react';

export default function OrderHint() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        When does it arrive?
      </button>
      <Transition show={isOpen} enter="slide-down" exit="fade">
        <p>Within two days</p>
      </Transition>
    </div>
  );
}

registerVevComponent(OrderHint, { name: 'Order hint' });
