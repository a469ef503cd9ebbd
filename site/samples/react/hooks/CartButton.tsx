import React from 'react';
import { registerVevComponent, useGlobalState } from '@vev/react';

function useCart(): [number, (count: number) => void] {
  const [count = 0, setCount] = useGlobalState('cart', 'wine-shop');
  return [count, setCount];
}

export function CartButton() {
  const [count, setCount] = useCart();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Add a bottle
    </button>
  );
}

export function CartCount() {
  const [count] = useCart();
  return <p>{count} in the cart</p>;
}

registerVevComponent(CartButton, { name: 'Cart button' });
registerVevComponent(CartCount, { name: 'Cart count' });
