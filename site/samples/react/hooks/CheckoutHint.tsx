import React from 'react';
import { registerVevComponent, useRoute } from '@vev/react';

type Props = {
  checkoutPage?: string;
};

export default function CheckoutHint({ checkoutPage }: Props) {
  const { pageKey, path } = useRoute();
  return (
    <p>
      {pageKey === checkoutPage
        ? 'You are at the checkout'
        : `You are at ${path || 'another page'}`}
    </p>
  );
}

registerVevComponent(CheckoutHint, {
  name: 'Checkout hint',
  props: [
    { name: 'checkoutPage', type: 'string', title: 'Key of the checkout page' },
  ],
});
