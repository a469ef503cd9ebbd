import React, { useEffect, useState } from 'react';
import { registerVevComponent } from '@vev/react';
import WordCountWorker from './word-count?worker';

type Props = {
  text?: string;
};

export default function WordCount({ text = '' }: Props) {
  const [words, setWords] = useState(0);

  useEffect(() => {
    const worker = new WordCountWorker();
    worker.onmessage = (event: MessageEvent<number>) => setWords(event.data);
    worker.postMessage(text);

    return () => worker.terminate();
  }, [text]);

  return <p>{words} words</p>;
}

registerVevComponent(WordCount, {
  name: 'Word count',
  props: [
    { name: 'text', type: 'string', options: { type: 'text', multiline: 6 } },
  ],
});
