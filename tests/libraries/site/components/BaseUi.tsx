'use client';

import { Collapsible } from '@base-ui-components/react/collapsible';

export function BaseUi() {
  return (
    <Collapsible.Root>
      <Collapsible.Trigger>Try</Collapsible.Trigger>
      <Collapsible.Panel>on</Collapsible.Panel>
    </Collapsible.Root>
  );
}
