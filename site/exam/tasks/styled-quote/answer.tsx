import React from 'react';
import { registerVevComponent } from '@vev/react';
import styles from './Quote.module.css';

type Props = { quote?: string; author?: string };

export default function Quote({ quote = 'Say something', author }: Props) {
  return (
    <figure>
      <blockquote className={styles.quote}>{quote}</blockquote>
      {author && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}

registerVevComponent(Quote, {
  name: 'Quote',
  props: [
    { name: 'quote', type: 'string' },
    { name: 'author', type: 'string' },
  ],
  editableCSS: [
    { selector: styles.quote, title: 'Quotation', properties: ['color', 'font-size'] },
    { selector: styles.author, title: 'Author', properties: ['color'] },
  ],
});
