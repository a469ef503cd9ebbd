import React from 'react';
import { registerVevComponent, useEditorState, useTracking } from '@vev/react';

type Props = {
  label?: string;
  exhibition?: string;
};

export default function TicketButton({
  label = 'Book a ticket',
  exhibition = 'Maps',
}: Props) {
  const { disabled } = useEditorState();
  const track = useTracking(disabled);

  return (
    <button
      type="button"
      onClick={() => track('TICKET_BUTTON', { exhibition })}
    >
      {label}
    </button>
  );
}

registerVevComponent(TicketButton, {
  name: 'Ticket button',
  props: [
    { name: 'label', type: 'string' },
    { name: 'exhibition', type: 'string' },
  ],
});
