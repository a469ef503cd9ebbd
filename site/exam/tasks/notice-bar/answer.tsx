import React, { useState } from 'react';
import { registerVevComponent } from '@vev/react';

type Props = { text?: string; hasButton?: boolean; buttonText?: string };

export default function NoticeBar({ text = 'Notice', hasButton, buttonText = 'Close' }: Props) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <aside>
      <p>{text}</p>
      {hasButton && <button onClick={() => setClosed(true)}>{buttonText}</button>}
    </aside>
  );
}

registerVevComponent(NoticeBar, {
  name: 'Notice bar',
  type: 'section',
  props: [
    { name: 'text', type: 'string', options: { type: 'text', maxLength: 80 } },
    { name: 'hasButton', type: 'boolean' },
    { name: 'buttonText', type: 'string', hidden: ({ value }) => !value?.hasButton },
  ],
});
