import React from 'react';
import { registerVevComponent } from '@vev/react';
import styles from './QuoteCard.module.css';

type Props = {
  quote?: string;
  author?: string;
};

export default function QuoteCard({
  quote = 'The chairs arrived a day early.',
  author = 'A customer',
}: Props) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.author}>{author}</figcaption>
    </figure>
  );
}

registerVevComponent(QuoteCard, {
  name: 'Quote card',
  props: [
    {
      name: 'quote',
      type: 'string',
      options: { type: 'text', multiline: true },
    },
    { name: 'author', type: 'string' },
  ],
  editableCSS: [
    {
      selector: styles.card,
      properties: [
        'background',
        'margin',
        'padding',
        'border',
        'border-radius',
        'filter',
      ],
    },
    { selector: styles.quote, properties: ['font-family', 'color'] },
    {
      selector: styles.author,
      properties: ['font-family', 'color', 'opacity'],
    },
  ],
});
