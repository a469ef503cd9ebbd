import React, { useEffect, useRef, useState } from 'react';
import { registerVevComponent, useEditorState, useVisible } from '@vev/react';
import styles from './RevealQuote.module.css';

type Props = {
  quote?: string;
};

export default function RevealQuote({ quote = 'Water first' }: Props) {
  const box = useRef<HTMLQuoteElement>(null);
  const isVisible = useVisible(box, { offsetBottom: '20%' });
  const { disabled } = useEditorState();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isVisible) setShown(true);
  }, [isVisible]);

  return (
    <blockquote
      ref={box}
      className={isShown || disabled ? styles.shown : styles.waiting}
    >
      {quote}
    </blockquote>
  );
}

registerVevComponent(RevealQuote, {
  name: 'Reveal quote',
  props: [{ name: 'quote', type: 'string' }],
});
