import React from 'react';
import { registerVevComponent } from '@vev/react';
import styles from './OpeningHours.module.css';

type Props = {
  days?: string;
  hours?: string;
  showHint?: boolean;
};

export default function OpeningHours({
  days = 'Monday to Friday',
  hours = '09:00 to 17:00',
  showHint = false,
}: Props) {
  return (
    <div className={styles.box}>
      <strong>{days}</strong>
      <p>{hours}</p>
      {showHint && <p>Closed on public holidays</p>}
    </div>
  );
}

registerVevComponent(OpeningHours, {
  name: 'Opening hours',
  type: 'standard',
  size: { width: 320, height: 160 },
  props: [
    { name: 'days', type: 'string' },
    { name: 'hours', type: 'string' },
    { name: 'showHint', type: 'boolean', title: 'Show holiday hint' },
  ],
  editableCSS: [
    {
      selector: styles.box,
      properties: ['background', 'padding', 'border-radius'],
    },
  ],
});
