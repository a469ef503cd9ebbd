import React from 'react';
import { registerReducer, registerVevComponent, useStore } from '@vev/react';

type Store = { bottles?: number };

registerReducer((store, action, payload) =>
  action === 'bottles' ? { ...store, bottles: payload } : store,
);

export default function CellarShelf() {
  const [bottles, dispatch] = useStore(
    (store: Store, send) => [store.bottles ?? 0, send] as const,
  );

  return (
    <button type="button" onClick={() => dispatch('bottles', bottles + 1)}>
      {bottles} bottles
    </button>
  );
}

registerVevComponent(CellarShelf, { name: 'Cellar shelf' });
