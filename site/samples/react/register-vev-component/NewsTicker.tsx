import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  text?: string;
};

export default function NewsTicker({ text = 'Open on Sunday' }: Props) {
  return <p>{text}</p>;
}

registerVevComponent(NewsTicker, {
  name: 'News ticker',
  size: { width: 480, height: 'auto' },
  props: [{ name: 'text', type: 'string' }],
});
