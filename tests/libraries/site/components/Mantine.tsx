'use client';

import '@mantine/core/styles.css';
import { Button, Collapse, MantineProvider } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

export function Mantine() {
  const [isOn, { open }] = useDisclosure(false);
  return (
    <MantineProvider>
      <Button onClick={open}>Try</Button>
      <Collapse expanded={isOn}>on</Collapse>
    </MantineProvider>
  );
}
