import React, { type RefObject, useEffect, useState } from 'react';
import { toData } from './data.ts';
import { pages, projectKey } from './project.ts';
import type { Registration } from './registry.ts';

/* What a script that listens to tracking events makes of those that a project sends. */

const text = (name: string, initialValue: string) => ({ name, type: 'string', initialValue });
const number = (name: string, initialValue: number) => ({ name, type: 'number', initialValue });
const breakpoint = text('breakpoint', 'desktop');
const video = [
  text('videoUrl', 'https://films.example.org/harbour.mp4'),
  number('totalPlayTime', 94),
  number('percentagePlayed', 50),
];

/** The events of a project, with the values that the runtime sends along. */
const events: { type: string; description: string; args: object[] }[] = [
  {
    type: 'VEV_PROJECT_LOAD',
    description: 'Project load',
    args: [text('projectKey', projectKey), breakpoint],
  },
  {
    type: 'VEV_PAGE_LOAD',
    description: 'Page load',
    args: [
      text('pageKey', 'teas'),
      text('pageName', 'Teas'),
      text('projectKey', projectKey),
      breakpoint,
    ],
  },
  {
    type: 'VEV_LINK_CLICK',
    description: 'Link click',
    args: [text('url', 'https://museum.example.org')],
  },
  { type: 'VEV_VIDEO_PLAY', description: 'Video play', args: video },
  { type: 'VEV_VIDEO_STOP', description: 'Video stop', args: video },
  { type: 'VEV_VIDEO_END', description: 'Video end', args: video },
  {
    type: 'VEV_VIDEO_PROGRESS',
    description: 'Video progress',
    args: [...video, text('videoName', 'Harbour'), number('progress', 47)],
  },
  {
    type: 'TRACK',
    description: 'Custom event',
    args: [text('event', 'seat_chosen'), text('seat', 'A1')],
  },
];

const { addEventListener } = window;
let added: EventListenerOrEventListenerObject[] = [];
let current: EventListenerOrEventListenerObject[] = [];

/** Notes who listens to tracking events; the host itself listens with a signal. */
export function noteListeners(): void {
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const isOwn = typeof options === 'object' && options.signal !== undefined;
    if (type === 'vev.track' && !isOwn) added.push(listener);
    addEventListener.call(window, type, listener, options);
  };
}

/** Takes the listeners of a sample before away; whether the code since then listens. */
export function takeListeners(): boolean {
  for (const listener of current) window.removeEventListener('vev.track', listener);
  current = added;
  added = [];
  return current.length > 0;
}

/** A page with the script on it, whose interactions are the events of a project. */
export const trackingPage: Registration = {
  component: TrackingPage,
  config: { name: 'Page with this script', interactions: events },
  isData: true,
};

interface Seen {
  event?: unknown;
  beacons: unknown[];
}

function TrackingPage({ hostRef }: { hostRef?: RefObject<HTMLElement> }) {
  const [{ event, beacons }, setSeen] = useState<Seen>({ beacons: [] });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    navigator.sendBeacon = (url, body) => {
      setSeen((seen) => ({ ...seen, beacons: [...seen.beacons, `${url} ${String(body)}`] }));
      return true;
    };
    addEventListener.call(
      window,
      'vev.track',
      (sent) => setSeen((seen) => ({ ...seen, event: toData((sent as CustomEvent).detail) })),
      { signal },
    );
    for (const { type } of events) {
      hostRef?.current?.addEventListener(
        type,
        (event) => send(type, (event as CustomEvent<object>).detail, event.target),
        { signal },
      );
    }
    return () => stop.abort();
  }, [hostRef]);
  const { dataLayer } = window as { dataLayer?: unknown[] };
  return (
    <div className="schema-value">
      <Block title="The latest event" items={event ? [event] : []} />
      <Block title="sendBeacon" items={beacons} />
      {dataLayer && <Block title="window.dataLayer" items={dataLayer} />}
    </div>
  );
}

/** Sends an event as the runtime does: a custom one holds elements of the page, too. */
function send(type: string, detail: object, target: EventTarget | null): void {
  const values = Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'key'));
  const data =
    type === 'TRACK' ? { type: 'click', target, currentTarget: target, ...values } : values;
  const metaData = { projectKey, pageKey: pages[0]!.key, timestamp: Date.now() };
  window.dispatchEvent(new CustomEvent('vev.track', { detail: { type, data, metaData } }));
}

function Block({ title, items }: { title: string; items: unknown[] }) {
  return (
    <>
      <p>{title}</p>
      <pre>
        {items.length === 0
          ? 'nothing yet'
          : items
              .map((item) =>
                typeof item === 'string' ? item : JSON.stringify(toData(item), null, 2),
              )
              .join('\n')}
      </pre>
    </>
  );
}
