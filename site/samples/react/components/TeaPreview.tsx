import React from 'react';
import { StateProvider, useDevice } from '@vev/react';

function TeaShelf() {
  return <p>Teas on {useDevice()}</p>;
}

export default function TeaPreview() {
  return (
    <StateProvider state={{ device: 'mobile' }}>
      <TeaShelf />
    </StateProvider>
  );
}
