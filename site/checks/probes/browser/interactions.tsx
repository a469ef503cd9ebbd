import { useDispatchVevEvent, useVevEvent } from '@vev/react';
import React from 'react';
import schema from '../../../interactions.schema.json' with { type: 'json' };
import type { Probe } from './probe.ts';
import { place, settled, showIn } from './stage.tsx';

const page = 'react/interactions.mdx';

/** Actions that reach a component, besides what the platform does with them. */
const arriving = ['CHANGE_VARIANT', 'TOGGLE_VARIANT'];
const reserved = schema.$defs.action.enum.filter((name) => !arriving.includes(name));

/** The payloads of an interaction of this name that a component receives, by default after a click. */
async function payloadsOf(
  type: string,
  args?: object,
  trigger = 'onClick',
  act = (card: HTMLElement) => card.click(),
): Promise<object[]> {
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
        trigger: { placed: [[trigger]] },
        event: { [`placed.${trigger}`]: [{ node: 'placed', type, args }] },
      },
    },
  );
  const card = element.querySelector('p');
  if (card) act(card);
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
    says: 'The platform runs its own actions itself, so they never reach a component.',
    run: () => reached([...reserved, 'ADD']),
    is: [...reserved.map((name) => [name, 0]), ['ADD', 1]],
  },
  {
    page,
    says: 'Only `CHANGE_VARIANT` and `TOGGLE_VARIANT` arrive.',
    run: () => reached(arriving),
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
    says: 'What a trigger passes: the direction of a swipe, the key, the form, the place of the page and of the pointer.',
    run: async () => {
      const mouse = (card: HTMLElement, type: string, clientX: number) =>
        card.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
      const passed = async (trigger: string, act: (card: HTMLElement) => unknown) =>
        (await payloadsOf('SHOW_CHAPTER', {}, trigger, act as (card: HTMLElement) => void))[0];
      const swipe = await passed('onSwipe', (card) => {
        mouse(card, 'mousedown', 10);
        mouse(card, 'mouseup', 50);
      });
      const key = await passed('onKeyDown', () =>
        dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA' })),
      );
      const form = await passed('onSubmit', (card) =>
        card
          .appendChild(document.createElement('form'))
          .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
      const scroll = await passed('onScroll', () => dispatchEvent(new Event('scroll')));
      const move = await passed('onMouseMove', (card) => mouse(card, 'mousemove', 5));
      const args = (payload?: object) => Object.keys((payload as { args: object }).args);
      return [
        (swipe as { direction: string }).direction,
        (key as { key: string }).key,
        (form as { formData: unknown }).formData instanceof FormData,
        args(scroll),
        args(move).slice(0, 2),
      ];
    },
    is: [
      'right',
      'KeyA',
      true,
      ['scrollTop', 'scrollHeight', 'height', 'percentage'],
      ['mouseX', 'mouseY'],
    ],
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
