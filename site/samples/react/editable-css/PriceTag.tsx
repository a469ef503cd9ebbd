import React from 'react';
import { registerVevComponent } from '@vev/react';
import styles from './PriceTag.module.css';

type Props = {
  price?: string;
};

export default function PriceTag({ price = '24.00' }: Props) {
  return <p className={styles.tag}>{price}</p>;
}

registerVevComponent(PriceTag, {
  name: 'Price tag',
  props: [{ name: 'price', type: 'string' }],
  editableCSS: [
    { selector: styles.tag, properties: ['background', 'color', 'padding'] },
  ],
});
