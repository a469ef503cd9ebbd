import React, { useState } from 'react';
import { registerVevComponent, useVevEvent } from '@vev/react';

export default function ChapterTitle() {
  const [chapter, setChapter] = useState(1);

  useVevEvent<{ chapter?: number }>('SHOW_CHAPTER', (payload) => {
    setChapter(payload.chapter ?? 1);
  });

  return <h2>Chapter {chapter}</h2>;
}

registerVevComponent(ChapterTitle, {
  name: 'Chapter title',
  interactions: [
    {
      type: 'SHOW_CHAPTER',
      description: 'Show a chapter',
      args: [{ name: 'chapter', type: 'number', options: { min: 1 } }],
    },
  ],
});
