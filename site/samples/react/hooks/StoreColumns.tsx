import React from 'react';
import { registerVevComponent, useDevice } from '@vev/react';

export default function StoreColumns() {
  const columns = useDevice() === 'mobile' ? 1 : 3;

  return <ul style={{ columnCount: columns }} />;
}

registerVevComponent(StoreColumns, { name: 'Store columns' });
