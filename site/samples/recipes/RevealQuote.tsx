// [!region head]
import React, { useEffect, useRef, useState } from 'react';
import { registerVevComponent, useEditorState, useVisible } from '@vev/react';
import styles from './RevealQuote.module.css';

type Props = {
  quote?: string;
};

// [!endregion head]
// [!region core]
export default function RevealQuote({ quote = 'Water first' }: Props) {
  const box = useRef<HTMLQuoteElement>(null);
  const isVisible = useVisible(box, { offsetBottom: '20%' });
  const { disabled } = useEditorState();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isVisible) setShown(true);
  }, [isVisible]);

  const look = isShown || disabled ? styles.shown : styles.waiting;
  return (
    <blockquote ref={box} className={look}>
      {quote}
    </blockquote>
  );
}
// [!endregion core]
// [!region rest]

registerVevComponent(RevealQuote, {
  name: 'Reveal quote',
  props: [{ name: 'quote', type: 'string' }],
});
// [!endregion rest]
