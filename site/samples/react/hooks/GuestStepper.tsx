import React from 'react';
import { registerVevComponent, useSetVariable, useVariable } from '@vev/react';

type Props = {
  guestsKey?: string;
};

export default function GuestStepper({ guestsKey = '' }: Props) {
  const guests = Number(useVariable(guestsKey)?.value ?? 1);
  const setVariable = useSetVariable();

  return (
    <button
      type="button"
      onClick={() => setVariable(guestsKey, { value: guests + 1 })}
    >
      Guests: {guests}
    </button>
  );
}

registerVevComponent(GuestStepper, {
  name: 'Guest stepper',
  props: [{ name: 'guestsKey', type: 'variable', title: 'Number of guests' }],
});
