// @vitest-environment happy-dom
import React, { act } from 'react';
import { createRoot } from 'react-dom/client';
import { StateProvider } from '@vev/react';
import { expect, it, vi } from 'vitest';
import WorkshopSeats from '../src/WorkshopSeats';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders the component in a host element, as a page does. */
async function place(props: { title?: string; seats?: number }) {
  const host = document.createElement('div');
  await act(async () =>
    createRoot(host).render(
      <StateProvider>
        <WorkshopSeats {...props} hostRef={{ current: host }} />
      </StateProvider>,
    ),
  );
  return host;
}

const bookSeat = (host: HTMLElement) =>
  act(async () => {
    host.dispatchEvent(new CustomEvent('BOOK_SEAT'));
  });

it('has a title and seats before a designer fills in the fields', async () => {
  const host = await place({});
  expect(host.textContent).toBe('Bread for beginners8 of 8 seats are free');
});

it('shows what the fields hold', async () => {
  const host = await place({ title: 'Glass blowing', seats: 3 });
  expect(host.textContent).toBe('Glass blowing3 of 3 seats are free');
});

it('has one seat less after the interaction', async () => {
  const host = await place({ seats: 3 });
  await bookSeat(host);
  expect(host.textContent).toContain('2 of 3 seats are free');
});

it('is sold out after the last seat', async () => {
  const host = await place({ seats: 1 });
  await bookSeat(host);
  await bookSeat(host);
  expect(host.textContent).toContain('Sold out');
});
