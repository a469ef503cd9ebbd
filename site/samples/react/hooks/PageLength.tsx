import React from 'react';
import { registerVevComponent, useViewport } from '@vev/react';

export default function PageLength() {
  const { height, scrollHeight } = useViewport();
  const screens = height > 0 ? Math.ceil(scrollHeight / height) : 0;

  return <p>This page is {screens} screens long</p>;
}

registerVevComponent(PageLength, { name: 'Page length' });
