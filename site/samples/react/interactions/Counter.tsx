import React, { useState } from 'react';
import {
  registerVevComponent,
  useDispatchVevEvent,
  useVevEvent,
} from '@vev/react';

export default function Counter() {
  const [count, setCount] = useState(0);
  const dispatch = useDispatchVevEvent();

  const add = () => {
    setCount(count + 1);
    dispatch('ON_COUNT', { total: count + 1 });
  };

  useVevEvent('ADD', add);

  return <p>{count}</p>;
}

registerVevComponent(Counter, {
  name: 'Counter',
  interactions: [{ type: 'ADD', description: 'Add one' }],
  events: [
    {
      type: 'ON_COUNT',
      description: 'On count',
      args: [{ name: 'total', type: 'number' }],
    },
  ],
});
