import { useVevEvent } from '@vev/react';
import React, { createRef, type RefObject } from 'react';
import type { Probe } from './probe.ts';
import { place, settled, showIn } from './stage.tsx';

const page = 'guides/component.mdx';

type Host = { hostRef?: RefObject<HTMLDivElement> };

/** A card that counts interactions like the card of the tutorial, and the number of received ones. */
function cardOf(listensOn: 'hostRef' | 'nothing') {
  const heard: string[] = [];
  const Card = ({ hostRef }: Host) => {
    const host = listensOn === 'hostRef' ? hostRef : undefined;
    useVevEvent('BOOK_SEAT', () => heard.push('BOOK_SEAT'), host);
    return <button>Book</button>;
  };
  return { Card, heard };
}

/** The interactions that a card receives after a click that a designer has connected. */
async function placedHears(listensOn: 'hostRef' | 'nothing') {
  const { Card, heard } = cardOf(listensOn);
  const interactions = {
    trigger: { placed: [['onClick']] },
    event: { 'placed.onClick': [{ node: 'placed', type: 'BOOK_SEAT' }] },
  };
  const element = await place(Card, {}, { interactions });
  element.querySelector('button')!.click();
  await settled();
  return heard;
}

/** The interactions that a card receives in a test, which provides an element for it. */
async function testedHears(listensOn: 'hostRef' | 'nothing') {
  const { Card, heard } = cardOf(listensOn);
  const host = createRef<HTMLDivElement>();
  await showIn(
    {},
    <div ref={host}>
      <Card hostRef={host} />
    </div>,
  );
  host.current!.dispatchEvent(new CustomEvent('BOOK_SEAT'));
  return heard;
}

export const guides: Probe[] = [
  {
    page,
    says: '`useVevEvent` runs the handler when `BOOK_SEAT` arrives at the host element. The component gets that element in the prop `hostRef`.',
    run: () => placedHears('hostRef'),
    is: ['BOOK_SEAT'],
  },
  {
    page,
    says: 'Without the third argument the hook finds the host element by itself, but only on a page of Vev.',
    run: async () => [await placedHears('nothing'), await testedHears('nothing')],
    is: [['BOOK_SEAT'], []],
  },
  {
    page,
    says: 'Pass it, so that a test can provide its own host element.',
    run: () => testedHears('hostRef'),
    is: ['BOOK_SEAT'],
  },
];
