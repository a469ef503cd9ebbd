import React from 'react';
import { registerVevComponent, useDevice } from '@vev/react';

const cities = ['Bergen', 'Bodø', 'Hamar', 'Molde', 'Oslo', 'Tromsø'];

export default function StoreColumns() {
  const columns = useDevice() === 'mobile' ? 1 : 3;

  return (
    <ul style={{ columnCount: columns }}>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </ul>
  );
}

registerVevComponent(StoreColumns, { name: 'Store columns' });
