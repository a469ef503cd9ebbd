'use client';

import { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { useState } from 'react';

export function Chakra() {
  const [isOn, setOn] = useState(false);
  return (
    <ChakraProvider value={defaultSystem}>
      <Button onClick={() => setOn(true)}>Try</Button> {isOn ? 'on' : 'off'}
    </ChakraProvider>
  );
}
