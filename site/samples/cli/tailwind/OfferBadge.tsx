import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  label?: string;
};

export default function OfferBadge({ label = 'Fresh today' }: Props) {
  return (
    <span className="offer-badge inline-flex items-center font-semibold">
      {label}
    </span>
  );
}

registerVevComponent(OfferBadge, {
  name: 'Offer badge',
  props: [{ name: 'label', type: 'string' }],
  editableCSS: [
    {
      selector: '.offer-badge',
      properties: ['background', 'color', 'padding', 'border-radius'],
    },
  ],
});
