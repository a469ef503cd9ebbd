import type { Probe } from '../probe.ts';
import { heard, settled, until } from '../stage.tsx';
import { fieldsOf, openSample } from './running-sample.ts';
import { runSample, scriptOf } from './sample-files.ts';

const page = 'tracking.mdx';

/** Runs the text of a script, whose listeners stay. */
function runScript(name: string): void {
  const script = document.createElement('script');
  script.textContent = `{${scriptOf(name)}}`;
  document.head.append(script);
}

/** Sends an event as a project does. */
const track = (type: string, data: object) =>
  window.dispatchEvent(new CustomEvent('vev.track', { detail: { type, data, metaData: {} } }));

const withLines = async (act: () => unknown) => {
  const { log } = console;
  const lines: unknown[] = [];
  console.log = (...values: unknown[]) => lines.push(values.length === 1 ? values[0] : values);
  await act();
  console.log = log;
  return lines;
};

export const scriptSamples: Probe[] = [
  {
    page,
    samples: ['tracking/TicketButton.tsx'],
    says: 'A click sends the event with its data, and none in the editor.',
    run: async () => {
      const stage = await openSample('tracking/TicketButton.tsx');
      const events = await heard('vev.track', async () => {
        await stage.click('Book a ticket');
        await stage.set({ Label: 'Book', Exhibition: 'Ships' });
        await stage.click('Book');
        await stage.command('mode', 'editor');
        await stage.click('Book');
      });
      return [
        events.map(({ detail: { type, data } }) => [type, data]),
        fieldsOf(stage.panel.schema),
      ];
    },
    is: [
      [
        ['TICKET_BUTTON', { exhibition: 'Maps' }],
        ['TICKET_BUTTON', { exhibition: 'Ships' }],
      ],
      [
        ['Label', 'string'],
        ['Exhibition', 'string'],
      ],
    ],
  },
  {
    page,
    samples: ['tracking/tracking.ts'],
    says: 'Each type of event has its own data, and others are named.',
    run: () =>
      withLines(() => {
        runScript('tracking/tracking.ts');
        track('VEV_PAGE_LOAD', { pageName: 'Home', breakpoint: 'tablet' });
        track('VEV_VIDEO_PROGRESS', { videoName: 'Film', percentagePlayed: 50 });
        track('TRACK', { event: 'seat_chosen' });
        track('TICKET_BUTTON', {});
      }),
    is: ['Home on tablet', 'Film: 50 %', 'Custom event seat_chosen', 'TICKET_BUTTON'],
  },
  {
    page,
    samples: ['tracking/try-it.js'],
    says: 'The event to try a listener with has the form of a real one.',
    run: async () => {
      const events = await heard('vev.track', () => runScript('tracking/try-it.js'));
      return events.map(({ detail: { type, data, metaData } }) => [
        type,
        data,
        { ...metaData, timestamp: Math.abs(Date.now() - metaData.timestamp) < 5000 },
      ]);
    },
    is: [
      [
        'VEV_LINK_CLICK',
        { url: 'https://museum.example.org' },
        { projectKey: 'p', pageKey: 'q', timestamp: true },
      ],
    ],
  },
  {
    page,
    samples: ['tracking/forward.js'],
    says: 'Type, data and metadata go to the collector.',
    run: async () => {
      const sent: unknown[] = [];
      navigator.sendBeacon = (url, body) => sent.push([url, JSON.parse(String(body))]) > 0;
      runScript('tracking/forward.js');
      track('VEV_LINK_CLICK', { url: '/', count: 1, isNew: true, element: document.body });
      return sent.at(-1);
    },
    is: [
      'https://stats.example.org/collect',
      { type: 'VEV_LINK_CLICK', data: { url: '/', count: 1, isNew: true }, metaData: {} },
    ],
  },
  {
    page,
    samples: ['tracking/data-layer.js'],
    says: 'The data layer gets what the project does not push itself, under the name of a custom event.',
    run: async () => {
      const add = window.addEventListener;
      const listeners: EventListener[] = [];
      window.addEventListener = (name: string, listener: unknown) => {
        if (name === 'vev.track') listeners.push(listener as EventListener);
      };
      window.dataLayer = undefined;
      runScript('tracking/data-layer.js');
      window.addEventListener = add;
      const send = (type: string, data: object) =>
        listeners.forEach((listen) =>
          listen(new CustomEvent('vev.track', { detail: { type, data } })),
        );
      send('VEV_LINK_CLICK', { url: 'https://museum.example.org' });
      send('VEV_VIDEO_PLAY', { videoUrl: '/lamp.mp4' });
      send('VEV_PAGE_LOAD', { pageKey: 'q', count: 2, isFirst: true, target: {} });
      send('TRACK', { event: 'seat_chosen', seat: 'A1' });
      const pushed = window.dataLayer;
      window.dataLayer = undefined;
      return pushed;
    },
    is: [
      { event: 'VEV_PAGE_LOAD', vev: { pageKey: 'q', count: 2, isFirst: true } },
      { event: 'seat_chosen', vev: { event: 'seat_chosen', seat: 'A1' } },
    ],
  },
  {
    page: 'cms/client-side.mdx',
    samples: ['cms/client-side/embed-tag.js'],
    says: 'The tag holds its data as JSON, whatever the text says.',
    run: () => {
      const { embedTag } = runSample<{ embedTag: (wine: object) => string }>(
        'cms/client-side/embed-tag.js',
      );
      const holder = document.createElement('div');
      holder.innerHTML = embedTag({
        name: 'Riesling </script><b>',
        notes: 'Dry <em>',
        color: 'red',
        photo: { large: '/l.jpg', small: '/s.jpg', description: 'A bottle' },
      });
      const [script, ...more] = holder.children;
      return [script!.getAttribute('src'), JSON.parse(script!.textContent!), more.length];
    },
    is: [
      '/vev/embed.js',
      {
        't-wineName': 'Riesling </script><b>',
        't-wineNotes': 'Dry <em>',
        'i-bottlePhoto': { src: '/l.jpg', alt: 'A bottle', srcset: '/s.jpg 450w, /l.jpg 900w' },
        'c--labelColor': 'red',
      },
      0,
    ],
  },
  {
    page: 'cli/web-workers.mdx',
    samples: ['cli/web-workers/LunchMenu.tsx', 'cli/web-workers/menu-worker.ts'],
    says: 'The worker fetches the file relative to the page, and ends with the component.',
    run: () => workerProbe('LunchMenu', 3),
    is: [
      ['Leek soup', 'Rye bread with egg', 'Apple cake'],
      [
        { pageUrl: 'http://probe.test/', file: 'menus/lunch.json' },
        { pageUrl: 'http://probe.test/', file: 'menus/news.json' },
      ],
      true,
      [['File', 'string']],
    ],
  },
  {
    page: 'cli/web-workers.mdx',
    samples: ['cli/web-workers/WordCount.tsx', 'cli/web-workers/word-count.ts'],
    says: 'The worker counts the words of the text, and ends with it.',
    run: async () => {
      const stage = await openSample('cli/web-workers/WordCount.tsx');
      await until(() => stage.text('p') !== '0 words');
      const before = stage.text('p');
      const ended = await endedWorkers(() => stage.set({ Text: ' two  words ' }));
      await until(() => stage.text('p') === '2 words');
      await stage.set({ Text: undefined });
      await until(() => stage.text('p') === '0 words');
      return [before, ended > 0, fieldsOf(stage.panel.schema)];
    },
    is: ['7 words', true, [['Text', 'string', { type: 'text', multiline: 6 }]]],
  },
  {
    page: 'cli/web-workers.mdx',
    samples: ['cli/web-workers/reading-time.ts', 'cli/web-workers/reading-time-worker.ts'],
    says: 'A module that the worker imports counts 200 words a minute, and begins a minute anew.',
    run: () => {
      const { readingMinutes } = runSample<{
        readingMinutes: (text: string, words?: number) => number;
      }>('cli/web-workers/reading-time.ts');
      const answers: unknown[] = [];
      const { postMessage, onmessage } = self;
      self.postMessage = ((value: unknown) => answers.push(value)) as typeof postMessage;
      runSample('cli/web-workers/reading-time-worker.ts');
      self.onmessage!(new MessageEvent('message', { data: 'word '.repeat(401) }));
      Object.assign(self, { postMessage, onmessage });
      return [
        [200, 201].map((count) => readingMinutes('  word'.repeat(count))),
        readingMinutes('one two three', 1),
        answers,
      ];
    },
    is: [[1, 2], 3, [3]],
  },
];

/** The number of workers that `act` ends. */
async function endedWorkers(act: () => Promise<unknown>): Promise<number> {
  const { terminate } = Worker.prototype;
  let count = 0;
  Worker.prototype.terminate = function () {
    count += 1;
    terminate.call(this);
  };
  await act();
  await settled();
  Worker.prototype.terminate = terminate;
  return count;
}

/** What a component with a worker shows, and what the worker is asked. */
async function workerProbe(name: string, entries: number) {
  const { postMessage } = Worker.prototype;
  const asked: unknown[] = [];
  Worker.prototype.postMessage = function (message: unknown) {
    asked.push(message);
    postMessage.call(this, message);
  };
  const stage = await openSample(`cli/web-workers/${name}.tsx`);
  await until(() => stage.all('li').length === entries);
  const dishes = stage.all('li').map(({ textContent }) => textContent);
  const ended = await endedWorkers(() => stage.set({ File: 'menus/news.json' }));
  Worker.prototype.postMessage = postMessage;
  return [dishes, asked, ended > 0, fieldsOf(stage.panel.schema)];
}
