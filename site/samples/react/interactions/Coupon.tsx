import React from 'react';
import { registerVevComponent, useDispatchVevEvent } from '@vev/react';

type Props = {
  code?: string;
};

export default function Coupon({ code = 'SPRING' }: Props) {
  const dispatch = useDispatchVevEvent();

  return (
    <button type="button" onClick={() => dispatch('ON_REDEEM', { code })}>
      Redeem {code}
    </button>
  );
}

registerVevComponent(Coupon, {
  name: 'Coupon',
  props: [{ name: 'code', type: 'string' }],
  events: [
    {
      type: 'ON_REDEEM',
      description: 'On redeem',
      args: [{ name: 'code', type: 'string' }],
    },
  ],
});
