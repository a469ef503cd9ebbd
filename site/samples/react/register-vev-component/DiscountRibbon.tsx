import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  label?: string;
  children?: React.ReactNode;
};

export default function DiscountRibbon({ label = 'Sale', children }: Props) {
  return (
    <div className="discount-ribbon">
      <span>{label}</span>
      {children}
    </div>
  );
}

registerVevComponent(DiscountRibbon, {
  name: 'Discount ribbon',
  type: 'action',
  props: [{ name: 'label', type: 'string' }],
});
