import React from 'react';
import { registerVevComponent, useEditorState, useTracking } from '@vev/react';

type Props = { seat?: string };

export default function SeatButton({ seat = 'A1' }: Props) {
  const track = useTracking();
  const { disabled } = useEditorState();
  return <button onClick={() => !disabled && track('SEAT_BOOKED', { seat })}>Book</button>;
}

registerVevComponent(SeatButton, {
  name: 'Seat button',
  props: [{ name: 'seat', type: 'string' }],
});
