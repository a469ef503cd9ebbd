import { useDispatchVevEvent, useVevEvent } from '@vev/react';
import React from 'react';
import type { Probe } from './probe.ts';
import { place, settled, showIn } from './stage.tsx';

const page = 'react/interactions.mdx';

/** The page's list of the platform's actions; the probe tries each of them. */
const neverReach =
  'These names never reach a component: `SHOW`, `HIDE`, `TOGGLE_VISIBILITY`, `STICK`, `UNSTICK`, `ANIMATE`, `FOCUS`, `SCROLL_TO_ELEMENT`, `OPEN_PAGE`, `OPEN_URL`, `DOWNLOAD_FILE`, `SEND_EMAIL`, `CALL_PHONE`, `SEND_SMS`, `SHARE`, `SET_VARIABLE`, `RESET_VARIABLE`, `TRACK`, `HTTP_REQUEST`.';
const reserved = [...neverReach.matchAll(/`(\w+)`/g)].map(([, name]) => name!);

/** The payloads of an interaction of this name that a component receives after a click. */
async function payloadsOf(type: string, args?: object): Promise<object[]> {
  const payloads: object[] = [];
  const { open } = window;
  window.open = () => null;
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener('unhandledrejection', ignore);
  const element = await place(
    () => {
      useVevEvent<object>(type, (payload) => payloads.push(payload));
      return <p>Card</p>;
    },
    {},
    {
      interactions: {
        trigger: { placed: [['onClick']] },
        event: { 'placed.onClick': [{ node: 'placed', type, args }] },
      },
    },
  );
  element.querySelector('p')?.click();
  await settled();
  window.removeEventListener('unhandledrejection', ignore);
  window.open = open;
  return payloads;
}

/** The number of times that each of these names reaches the component. */
async function reached(names: string[]) {
  const result: [string, number][] = [];
  for (const name of names) result.push([name, (await payloadsOf(name)).length]);
  return result;
}

/** The component's own event, received by itself, in the form for `showIn`. */
async function selfHeard(sent: string, listened: string) {
  const payloads: object[] = [];
  const sends: ReturnType<typeof useDispatchVevEvent>[] = [];
  const Card = () => {
    useVevEvent<object>(listened, (payload) => payloads.push(payload));
    sends.push(useDispatchVevEvent());
    return null;
  };
  await place(Card);
  sends.at(-1)!(sent, { total: 3 });
  const placed = [...payloads];
  await showIn({}, <Card />);
  sends.at(-1)!(sent, { total: 4 });
  return { placed, elsewhere: payloads.slice(placed.length) };
}

export const interactions: Probe[] = [
  {
    page,
    says: neverReach,
    run: () => reached([...reserved, 'ADD']),
    is: [...reserved.map((name) => [name, 0]), ['ADD', 1]],
  },
  {
    page,
    says: '`CHANGE_VARIANT` and `TOGGLE_VARIANT` reach it, and also change the variant of the component.',
    run: () => reached(['CHANGE_VARIANT', 'TOGGLE_VARIANT']),
    is: [
      ['CHANGE_VARIANT', 1],
      ['TOGGLE_VARIANT', 1],
    ],
  },
  {
    page,
    says: 'After a click these are `type`, `target` and `currentTarget`.',
    run: async () => (await payloadsOf('SHOW_CHAPTER', { chapter: 2 })).map(Object.keys),
    is: [['type', 'target', 'currentTarget', 'chapter']],
  },
  {
    page,
    says: 'Listeners also get `key`, the content key of your component.',
    run: async () => (await selfHeard('ON_COUNT', 'ON_COUNT')).placed,
    is: [{ total: 3, key: 'placed' }],
  },
  {
    page,
    says: 'The component is not placed on a Vev page, so it has no host element.',
    run: async () => (await selfHeard('ON_COUNT', 'ON_COUNT')).elsewhere,
    is: [],
  },
  {
    page,
    says: 'Both use the host element, so give them different names, such as `PLAY` and `ON_PLAY`.',
    run: async () => [
      (await selfHeard('PLAY', 'PLAY')).placed.length,
      (await selfHeard('ON_PLAY', 'PLAY')).placed.length,
    ],
    is: [1, 0],
  },
  {
    page,
    says: 'The event has the name of a browser event, such as `click`.',
    run: async () => {
      const heard: string[] = [];
      const element = await place(() => {
        useVevEvent('click', () => heard.push('click'));
        return <p>Card</p>;
      });
      element.querySelector('p')!.click();
      return heard;
    },
    is: ['click'],
  },
];
