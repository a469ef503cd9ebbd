import React, { useState } from 'react';
import { registerVevComponent, useInterval } from '@vev/react';

export default function OpenTimer() {
  const [seconds, setSeconds] = useState(0);

  useInterval(() => setSeconds(seconds + 1), 1000);

  return <p>You have been here for {seconds} seconds</p>;
}

registerVevComponent(OpenTimer, { name: 'Open timer' });
