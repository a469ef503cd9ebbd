import React, { useState } from 'react';
import { registerVevComponent, useDispatchVevEvent, useVevEvent } from '@vev/react';

export default function Player() {
  const [isOn, setOn] = useState(false);
  const dispatch = useDispatchVevEvent();
  function start() {
    setOn(true);
    dispatch('ON_START');
  }
  useVevEvent('START', start);
  return <button onClick={start}>{isOn ? 'Plays' : 'Silent'}</button>;
}

registerVevComponent(Player, {
  name: 'Player',
  interactions: [{ type: 'START', description: 'Start the player' }],
  events: [{ type: 'ON_START', description: 'When the player starts' }],
});
