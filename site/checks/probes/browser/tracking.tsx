import { Link, useTracking } from '@vev/react';
import React from 'react';
import type { Probe } from './probe.ts';
import { scriptOf } from './samples/sample-files.ts';
import { heard, place, settled } from './stage.tsx';

const page = 'tracking.mdx';

declare global {
  interface Window {
    dataLayer: object[] | undefined;
    ga: ((...words: unknown[]) => void) | undefined;
  }
}

/** An interaction of a designer: a trigger of the component sends a custom event. */
const trackOn = (trigger: string, args: object = { event: 'seen' }) => ({
  trigger: { placed: [[trigger]] },
  event: { [`placed.${trigger}`]: [{ node: 'placed', type: 'TRACK', args }] },
});

/** The custom event that a click sends. */
async function clickEvent(args: object = { event: 'seat_chosen', seat: 'A1', price: 12 }) {
  const events = await heard('vev.track', async () => {
    const element = await place(() => <p>Seat</p>, {}, { interactions: trackOn('onClick', args) });
    element.querySelector('p')!.click();
  });
  return events.map(({ detail }) => detail).find(({ type }) => type === 'TRACK');
}

/** Renders a link in the complete app and clicks it; the page itself stays. */
async function clickLink(value: object, button = 0) {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  const events = await heard('vev.track', async () => {
    const element = await place(() => <Link to={value as { mode: number }}>Go</Link>, {}, none);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, button });
    element.querySelector('a')!.dispatchEvent(click);
    await settled();
  });
  window.removeEventListener('click', stay);
  return events.map(({ detail }) => detail.type).filter((type) => type === 'VEV_LINK_CLICK');
}

const none = { interactions: { trigger: {}, event: {} } };

/** The content of the data layer after `act`, optionally with the sample's listener. */
async function dataLayerAfter(act: () => Promise<unknown>, isListening = false) {
  window.dataLayer = [];
  const script = document.createElement('script');
  script.textContent = `{${scriptOf('tracking/data-layer.js')}}`;
  if (isListening) document.head.append(script);
  await act();
  const pushed = window.dataLayer;
  window.dataLayer = undefined;
  return pushed;
}

export const tracking: Probe[] = [
  {
    page,
    says: "`'TRACK'` for every custom event",
    run: async () => (await clickEvent())?.type,
    is: 'TRACK',
  },
  {
    page,
    says: '| `data.event` | The name that the designer gave. Without a name nothing is sent. |',
    run: async () => [(await clickEvent())?.data.event, await clickEvent({ seat: 'A1' })],
    is: ['seat_chosen', undefined],
  },
  {
    page,
    says: 'After a click these are `type`, `target` and `currentTarget`, of which two are elements of the page.',
    run: async () => {
      const { data } = (await clickEvent())!;
      return Object.entries(data).map(([name, value]) => [name, value instanceof Element]);
    },
    is: [
      ['type', false],
      ['target', true],
      ['currentTarget', true],
      ['event', false],
      ['seat', false],
      ['price', false],
    ],
  },
  {
    page,
    says: 'With `onVisible` it is the content key. After a click on a component it is an empty string.',
    run: async () => {
      const seen = await heard('vev.track', () =>
        place(() => <p>Seat</p>, {}, { interactions: trackOn('onVisible') }),
      );
      const { timestamp, ...rest } = (await clickEvent())!.metaData;
      return {
        visible: seen.map(({ detail }) => detail.metaData.contentKey).at(-1),
        click: { ...rest, isNow: Math.abs(Date.now() - timestamp) < 5000 },
      };
    },
    is: {
      visible: 'placed',
      click: { projectKey: 'shop', pageKey: 'home', contentKey: '', isNow: true },
    },
  },
  {
    page,
    says: '`JSON.stringify(data)` fails on the elements, with the message `Converting circular structure to JSON`',
    run: async () => {
      const { data } = (await clickEvent())!;
      try {
        return JSON.stringify(data);
      } catch (error) {
        return String(error).includes('Converting circular structure to JSON');
      }
    },
    is: true,
  },
  {
    page,
    samples: ['tracking/forward.js'],
    says: 'Forward only the strings, numbers and booleans in `data`.',
    run: async () => {
      const bodies: string[] = [];
      navigator.sendBeacon = (_, body) => bodies.push(String(body)) > 0;
      const script = document.createElement('script');
      script.textContent = `{${scriptOf('tracking/forward.js')}}`;
      document.head.append(script);
      await clickEvent();
      return bodies.map((body) => JSON.parse(body)).find(({ type }) => type === 'TRACK').data;
    },
    is: { type: 'click', event: 'seat_chosen', seat: 'A1', price: 12 },
  },
  {
    page,
    says: "`event: 'link'`, `eventCategory` such as `'Outbound Link'` or `'Internal Link'`, `eventAction: 'click'`, and the URL as `eventLabel`",
    run: async () => [
      ...(await dataLayerAfter(() => clickLink({ mode: 2, href: 'https://a.example/' }))),
      ...(await dataLayerAfter(() => clickLink({ mode: 0, page: 'sale' }))),
    ],
    is: [
      {
        event: 'link',
        eventCategory: 'Outbound Link',
        eventAction: 'click',
        eventLabel: 'https://a.example/',
      },
      { event: 'link', eventCategory: 'Internal Link', eventAction: 'click', eventLabel: '/sale/' },
    ],
  },
  {
    page,
    says: 'A link to the current page or to an element on it pushes nothing, and neither does a click with another button than the left one.',
    run: () =>
      dataLayerAfter(async () => {
        await clickLink({ mode: 0, page: 'home' });
        await clickLink({ mode: 1, widget: { key: 'placed', page: 'home' } });
        await clickLink({ mode: 2, href: 'https://a.example/' }, 1);
      }),
    is: [],
  },
  {
    page,
    says: 'Where the function `ga` exists, it calls that as well.',
    run: async () => {
      const calls: unknown[] = [];
      window.ga = (...words) => calls.push(words[0]);
      await clickLink({ mode: 2, href: 'https://a.example/' });
      window.ga = undefined;
      return calls;
    },
    is: ['send'],
  },
  {
    page,
    samples: ['tracking/data-layer.js'],
    says: '`data-layer.js` leaves these out, so that nothing counts twice.',
    run: () =>
      dataLayerAfter(async () => {
        await clickLink({ mode: 2, href: 'https://a.example/' });
        await clickEvent();
      }, true).then((pushed) =>
        pushed.filter((entry) => 'eventLabel' in entry || JSON.stringify(entry).includes('seat')),
      ),
    is: [
      {
        event: 'link',
        eventCategory: 'Outbound Link',
        eventAction: 'click',
        eventLabel: 'https://a.example/',
      },
      {
        event: 'seat_chosen',
        vev: { type: 'click', event: 'seat_chosen', seat: 'A1', price: 12 },
      },
    ],
  },
  {
    page,
    says: '`VEV_PROJECT_LOAD` comes without `projectName`',
    run: async () => {
      const events = await heard('vev.track', () => place(() => null, {}, none));
      return events.map(({ detail: { type, data } }) => [type, Object.keys(data)]);
    },
    is: [
      ['VEV_PAGE_LOAD', ['pageKey', 'pageName', 'projectKey', 'breakpoint']],
      ['VEV_PROJECT_LOAD', ['projectKey', 'breakpoint']],
    ],
  },
  {
    page,
    says: '`VEV_LINK_CLICK` is for external links.',
    run: async () => [
      await clickLink({ mode: 2, href: 'https://a.example/' }),
      await clickLink({ mode: 0, page: 'sale' }),
      await clickLink({ mode: 3, email: 'a@a.example' }),
    ],
    is: [['VEV_LINK_CLICK'], [], []],
  },
  {
    page,
    says: 'links to files send `VEV_LINK_CLICK` too, as do links that open a page of the project in a new tab',
    run: async () => [
      await clickLink({ mode: 5, file: { url: 'https://a.example/a.pdf', name: 'a.pdf' } }),
      await clickLink({ mode: 0, page: 'sale', target: true }),
    ],
    is: [['VEV_LINK_CLICK'], ['VEV_LINK_CLICK']],
  },
  {
    page,
    says: 'A browser pauses a video before it ends, so a video that plays to its end sends both, stop first.',
    run: async () => {
      const audio = document.body.appendChild(new Audio(silence()));
      const order: string[] = [];
      for (const name of ['pause', 'ended']) {
        audio.addEventListener(name, () => order.push(name));
      }
      const ended = new Promise((resolve) => audio.addEventListener('ended', resolve));
      await audio.play();
      await ended;
      audio.remove();
      return order;
    },
    is: ['pause', 'ended'],
  },
  {
    page,
    says: '`true` sends nothing.',
    run: async () => {
      let send: ReturnType<typeof useTracking> = () => undefined;
      const events = await heard('vev.track', async () => {
        for (const isDisabled of [true, false]) {
          await place(() => {
            send = useTracking(isDisabled);
            return null;
          });
          send(isDisabled ? 'SILENT' : 'TICKET_BUTTON', { exhibition: 'Maps' });
        }
      });
      return events.map(({ detail: { type, data } }) => [type, data]);
    },
    is: [['TICKET_BUTTON', { exhibition: 'Maps' }]],
  },
];

/** A fiftieth of a second of silence as a WAV file, with one byte per sample. */
function silence(): string {
  const samples = '\u0080'.repeat(160);
  const int = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) =>
      String.fromCharCode(Math.floor(value / 256 ** at) % 256),
    ).join('');
  const format =
    int(16, 4) + int(1, 2) + int(1, 2) + int(8000, 4) + int(8000, 4) + int(1, 2) + int(8, 2);
  const data = `WAVEfmt ${format}data${int(samples.length, 4)}${samples}`;
  return `data:audio/wav;base64,${btoa(`RIFF${int(data.length, 4)}${data}`)}`;
}
