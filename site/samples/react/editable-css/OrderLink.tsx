import React from 'react';
import { registerVevComponent } from '@vev/react';
import styles from './OrderLink.module.css';

export default function OrderLink() {
  return (
    <a className={styles.order} href="/order">
      Order now
    </a>
  );
}

registerVevComponent(OrderLink, {
  name: 'Order link',
  editableCSS: [
    { selector: styles.order, properties: ['background', 'color'] },
    {
      title: 'Under the pointer',
      selector: `${styles.order}:hover`,
      properties: ['background', 'color'],
    },
  ],
});
