'use client';

import { useState } from 'react';
import { Button } from 'react-aria-components';

export function ReactAria() {
  const [isOn, setOn] = useState(false);
  return (
    <p>
      <Button onPress={() => setOn(true)}>Try</Button> {isOn ? 'on' : 'off'}
    </p>
  );
}
