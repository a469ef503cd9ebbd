'use client';

import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';

export function HeadlessUi() {
  return (
    <Disclosure>
      <DisclosureButton>Try</DisclosureButton>
      <DisclosurePanel>on</DisclosurePanel>
    </Disclosure>
  );
}
