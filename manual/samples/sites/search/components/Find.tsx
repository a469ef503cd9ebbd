'use client';
import { useRef, useState } from 'react';
import { type Found, typesense } from '../services.ts';

const ask = typesense({
  host: 'https://search.rooms.example',
  apiKey: 'a-key-that-may-only-search',
  collection: 'rooms',
});

/** The button in the header, and its dialog. */
export default function Find() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Found[]>([]);
  const [message, setMessage] = useState('');
  const asked = useRef('');

  async function find(query: string) {
    asked.current = query;
    try {
      const results = query === '' ? [] : await ask(query);
      // An answer to an earlier text may come late.
      if (asked.current !== query) return;
      setFound(results);
      setMessage(query !== '' && results.length === 0 ? 'Nothing found' : '');
    } catch (error) {
      setMessage(String(error));
    }
  }

  return (
    <>
      <button
        type="button"
        className="Find"
        onClick={() => dialog.current?.showModal()}
      >
        Find
      </button>
      <dialog ref={dialog} className="Find-dialog" aria-label="Find">
        <form method="dialog">
          <input
            type="search"
            aria-label="Words to find"
            onInput={(event) => void find(event.currentTarget.value)}
          />
          <button>Close</button>
        </form>
        <p role="status">{message}</p>
        <ul>
          {found.map(({ title, href }) => (
            <li key={href + title}>
              <a href={href} onClick={() => dialog.current?.close()}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
