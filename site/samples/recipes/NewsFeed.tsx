// [!region head]
import React, { useEffect, useRef, useState } from 'react';
import { registerVevComponent, useEditorState, useVisible } from '@vev/react';

type Item = {
  id: string;
  title: string;
};

type Props = {
  url?: string;
};

// [!endregion head]
// [!region core]
function End({ onReach }: { onReach: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isNear = useVisible(line, { offsetBottom: -300 });
  useEffect(() => {
    if (isNear) onReach();
  }, [isNear, onReach]);
  return <p ref={line}>More below</p>;
}

function useNews(url: string) {
  const [pages, setPages] = useState<Item[][]>([]);
  const [state, setState] = useState('more');

  async function load() {
    setState('loading');
    const page = await fetchPage(`${url}?page=${pages.length + 1}`);
    if (page) setPages([...pages, page]);
    setState(!page ? 'failed' : page.length > 0 ? 'more' : 'done');
  }
  return { pages, state, load, retry: () => setState('more') };
}
// [!endregion core]
// [!region rest]

async function fetchPage(url: string): Promise<Item[] | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function Feed({ url }: { url: string }) {
  const { disabled } = useEditorState();
  const { pages, state, load, retry } = useNews(url);
  const mayLoad = pages.length === 0 || !disabled;

  return (
    <div>
      <ul>
        {pages.flat().map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {state === 'more' && mayLoad && <End key={pages.length} onReach={load} />}
      {state === 'failed' && (
        <button type="button" onClick={retry}>
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
// [!endregion rest]
