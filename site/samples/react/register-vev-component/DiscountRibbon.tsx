import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  className?: string;
  label?: string;
  children?: React.ReactNode;
};

export default function DiscountRibbon({
  className,
  label = 'Sale',
  children,
}: Props) {
  return (
    <div className={className}>
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
