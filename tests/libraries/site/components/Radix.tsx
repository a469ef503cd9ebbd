'use client';

import { Dialog, Tabs } from 'radix-ui';

export function Radix() {
  return (
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Trigger value="a">First</Tabs.Trigger>
        <Tabs.Trigger value="b">Try</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="a">off</Tabs.Content>
      <Tabs.Content value="b">on</Tabs.Content>
      <Dialog.Root>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Shown</Dialog.Title>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </Tabs.Root>
  );
}
