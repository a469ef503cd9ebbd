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
  { name: 'name', label: 'Your name', hint: 'Enter your name.' },
  {
    name: 'email',
    type: 'email',
    label: 'Email address',
    hint: 'Enter an email address, such as ada@example.com.',
  },
  {
    name: 'guests',
    type: 'number',
    min: 1,
    max: 8,
    label: 'Guests',
    hint: 'Enter a number from 1 to 8.',
  },
];

export default function BookingForm({ url }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState<string[]>([]);
  const [answer, setAnswer] = useState('');
  const { disabled } = useEditorState();
  const dispatch = useDispatchVevEvent();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const invalid = Array.from(form.querySelectorAll('input')).filter(
      (input) => !input.validity.valid,
    );
    setWrong(invalid.map((input) => input.name));
    setAnswer('');
    invalid[0]?.focus();
    if (invalid.length > 0 || disabled || !url) return;

    const body = new FormData(form);
    const sent = await fetch(url, { method: 'POST', body }).then(
      (response) => response.ok,
      () => false,
    );
    setAnswer(sent ? 'Thank you.' : 'That did not work. Please try again.');
    if (sent) dispatch('ON_BOOKING');
  }

  return (
    <form noValidate onSubmit={submit}>
      {fields.map(({ label, hint, ...input }) => {
        const isWrong = wrong.includes(input.name);
        const hintId = `${id}${input.name}`;
        return (
          <p key={input.name}>
            <label>
              {label}
              <input
                required
                aria-invalid={isWrong}
                aria-describedby={isWrong ? hintId : undefined}
                {...input}
              />
            </label>
            {isWrong && <span id={hintId}>{hint}</span>}
          </p>
        );
      })}
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
