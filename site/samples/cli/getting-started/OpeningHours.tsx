import React from 'react';
import { registerVevComponent } from '@vev/react';

type Props = {
  days?: string;
  hours?: string;
};

function OpeningHours({
  days = 'Monday to Friday',
  hours = '09:00 to 17:00',
}: Props) {
  return (
    <p>
      <strong>{days}</strong> {hours}
    </p>
  );
}

registerVevComponent(OpeningHours, {
  name: 'Opening hours',
  props: [
    { name: 'days', type: 'string' },
    { name: 'hours', type: 'string' },
  ],
});

export default OpeningHours;
