// [!region head]
import React, { useId, useState } from 'react';
import type { FormEvent } from 'react';
import {
  registerVevComponent,
  useDispatchVevEvent,
  useEditorState,
} from '@vev/react';

type Props = {
  url?: string;
};

const fields = [
  { name: 'name', label: 'Your name' },
  { name: 'email', label: 'Email address', type: 'email' },
  { name: 'guests', label: 'Guests', type: 'number', min: 1, max: 8 },
];

// [!endregion head]
// [!region core]
function useBooking(url?: string) {
  const [hints, setHints] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState('');
  const { disabled } = useEditorState();
  const dispatch = useDispatchVevEvent();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = form.querySelectorAll<HTMLInputElement>('input:invalid');
    const messages = Array.from(wrong, (it) => [it.name, it.validationMessage]);
    setHints(Object.fromEntries(messages));
    setAnswer('');
    wrong[0]?.focus();
    if (wrong.length > 0 || disabled || !url) return;

    const isSent = await send(url, new FormData(form));
    setAnswer(isSent ? 'Thank you.' : 'That did not work. Please try again.');
    if (isSent) dispatch('ON_BOOKING');
  }
  return { hints, answer, submit };
}
// [!endregion core]
// [!region rest]

async function send(url: string, body: FormData) {
  try {
    const { ok } = await fetch(url, { method: 'POST', body });
    return ok;
  } catch {
    return false;
  }
}

export default function BookingForm({ url }: Props) {
  const id = useId();
  const { hints, answer, submit } = useBooking(url);

  return (
    <form noValidate onSubmit={submit}>
      {fields.map(({ label, ...input }) => (
        <p key={input.name}>
          <label>
            {label}
            <input
              required
              aria-invalid={input.name in hints}
              aria-describedby={id + input.name}
              {...input}
            />
          </label>
          <span id={id + input.name}>{hints[input.name]}</span>
        </p>
      ))}
      <button type="submit">Book a table</button>
      <p role="status">{answer}</p>
    </form>
  );
}

registerVevComponent(BookingForm, {
  name: 'Booking form',
  size: { width: 360, height: 320 },
  props: [
    {
      name: 'url',
      type: 'string',
      title: 'Send to',
      options: { type: 'url' },
      validate: (url) => url.startsWith('https://'),
    },
  ],
  events: [{ type: 'ON_BOOKING', description: 'When a booking was sent' }],
});
// [!endregion rest]
