import React, { useEffect, useRef, useState } from 'react';
import { registerVevComponent, useEditorState, useVisible } from '@vev/react';

type Item = {
  id: string;
  title: string;
};

type Props = {
  url?: string;
};

function End({ onReach }: { onReach: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isNear = useVisible(line, { offsetBottom: -300 });

  useEffect(() => {
    if (isNear) onReach();
  }, [isNear, onReach]);

  return <p ref={line}>More below</p>;
}

function Feed({ url }: { url: string }) {
  const { disabled } = useEditorState();
  const [items, setItems] = useState<Item[]>([]);
  const [page, setPage] = useState(1);
  const [state, setState] = useState('more');

  async function load() {
    setState('loading');
    try {
      const response = await fetch(`${url}?page=${page}`);
      if (!response.ok) throw new Error(response.statusText);
      const next: Item[] = await response.json();
      setItems([...items, ...next]);
      setPage(page + 1);
      setState(next.length > 0 ? 'more' : 'done');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {state === 'more' && (page === 1 || !disabled) && <End onReach={load} />}
      {state === 'failed' && (
        <button type="button" onClick={() => setState('more')}>
          Try again
        </button>
      )}
      <p role="status">
        {state === 'loading' && 'Loading'}
        {state === 'done' && 'That was all'}
      </p>
    </div>
  );
}

export default function NewsFeed({ url }: Props) {
  if (!url) return <p>Enter the address of the news</p>;
  return <Feed key={url} url={url} />;
}

registerVevComponent(NewsFeed, {
  name: 'News feed',
  size: { width: 480, height: 'auto' },
  props: [
    { name: 'url', type: 'string', title: 'News', options: { type: 'url' } },
  ],
});
