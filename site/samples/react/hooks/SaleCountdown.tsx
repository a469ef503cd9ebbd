import React, { useState } from 'react';
import { registerVevComponent, useInterval } from '@vev/react';

type Props = {
  seconds?: number;
};

export default function SaleCountdown({ seconds = 60 }: Props) {
  const [passed, setPassed] = useState(0);
  const left = Math.max(0, seconds - passed);

  useInterval(() => setPassed(passed + 1), left > 0 ? 1000 : false);

  return <p>{left > 0 ? `${left} seconds left` : 'The sale is over'}</p>;
}

registerVevComponent(SaleCountdown, {
  name: 'Sale countdown',
  props: [{ name: 'seconds', type: 'number', initialValue: 60 }],
});
