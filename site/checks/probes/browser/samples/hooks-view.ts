import type { Probe } from '../probe.ts';
import { settled, until } from '../stage.tsx';
import { fieldsOf, openSample } from './running-sample.ts';

const page = 'react/hooks.mdx';
const hook = (name: string) => [`react/hooks/${name}.tsx`];
const open = (name: string) => openSample(`react/hooks/${name}.tsx`);

/** Moves the pointer with the left button held. */
async function drag(element: Element, from: number, to: number) {
  const at = (type: string, clientX: number) =>
    element.dispatchEvent(new MouseEvent(type, { clientX, clientY: 50, bubbles: true }));
  at('mousedown', from);
  await settled();
  at('mouseup', to);
  await settled();
}

/** Scrolls until so many px of an element are in the window; a negative number is the way to it. */
async function scrollUntil(element: Element, px: number) {
  // Room for any place.
  document.body.style.padding = '200vh 0';
  scrollBy(0, element.getBoundingClientRect().top - innerHeight + px);
  await settled();
}

/** The stage in the editor, in place of the preview. */
const editor = 'editor' as const;

export const viewHookSamples: Probe[] = [
  {
    page,
    samples: hook('LazyMap'),
    says: 'The map loads when it is less than 200 px below the window.',
    run: async () => {
      const stage = await open('LazyMap');
      const box = stage.all('#samplec div')[0]!;
      const loaded: number[] = [];
      for (const below of [201, 170]) {
        await scrollUntil(box, -below);
        loaded.push(stage.all('iframe').length);
      }
      const sandbox = stage.all('iframe')[0]?.getAttribute('sandbox');
      document.body.style.padding = '';
      return [loaded, sandbox, box.style.height];
    },
    is: [[0, 1], 'allow-scripts', '100%'],
  },
  {
    page,
    samples: hook('OpenTimer'),
    says: 'The callback runs once a second, and always sees the newest count.',
    run: () => everySecond('OpenTimer', 3),
    is: [1000, 'You have been here for 0 seconds', 'You have been here for 3 seconds'],
  },
  {
    page,
    samples: hook('SaleCountdown'),
    says: 'The interval stops at zero.',
    run: async () => [
      await everySecond('SaleCountdown', 2),
      await everySecond('SaleCountdown', 1, { Seconds: 2 }),
      await everySecond('SaleCountdown', 5, { Seconds: 2 }),
      await everySecond('SaleCountdown', 0, { Seconds: undefined }),
      fieldsOf((await open('SaleCountdown')).panel.schema),
    ],
    is: [
      [1000, '60 seconds left', '58 seconds left'],
      [1000, '2 seconds left', '1 seconds left'],
      [1000, '2 seconds left', 'The sale is over'],
      [1000, '60 seconds left', '60 seconds left'],
      [['Seconds', 'number']],
    ],
  },
  {
    page,
    samples: hook('PageLength'),
    says: 'The length of the page is counted in windows.',
    run: async () => {
      const stage = await open('PageLength');
      const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
      return [screens > 1, stage.text('p') === `This page is ${screens} screens long`];
    },
    is: [true, true],
  },
  {
    page,
    samples: hook('PhotoSwipe'),
    says: 'A swipe to the left shows the next photo, one to the right the photo before, and none in the editor.',
    run: async () => {
      const stage = await open('PhotoSwipe');
      const box = stage.all('#samplec div')[0]!;
      const seen = [box.textContent];
      for (const [from, to] of [
        [90, 10],
        [90, 10],
        [10, 90],
        [10, 90],
        [10, 90],
      ] as const) {
        await drag(box, from, to);
        seen.push(box.textContent);
      }
      await stage.command('mode', editor);
      await drag(box, 90, 10);
      return [...seen, box.textContent];
    },
    is: ['Photo 1', 'Photo 2', 'Photo 3', 'Photo 2', 'Photo 1', 'Photo 1', 'Photo 1'],
  },
  {
    page,
    samples: hook('ReadingBar'),
    says: 'The bar fills from 0 at the top to 1 at the end of the page.',
    run: async () => {
      const stage = await open('ReadingBar');
      const bar = stage.all('progress')[0] as HTMLProgressElement;
      const before = bar.value;
      const way = document.documentElement.scrollHeight - innerHeight;
      scrollTo(0, way / 2);
      await until(() => Math.abs(bar.value - 0.5) < 0.05);
      scrollTo(0, way);
      await until(() => bar.value === 1);
      scrollTo(0, 0);
      return [before, bar.value, bar.getAttribute('value') !== null];
    },
    is: [0, 1, true],
  },
  {
    page,
    samples: hook('ShelfGrid'),
    says: 'Two columns up to 600 px, four above.',
    run: async () => {
      const stage = await open('ShelfGrid');
      const list = stage.all('ul')[0]!;
      const seen = [[list.style.width, list.style.display, list.style.gridTemplateColumns]];
      for (const width of [600, 601]) {
        list.style.width = `${width}px`;
        await settled();
        seen.push([list.style.width, list.style.display, list.style.gridTemplateColumns]);
      }
      return [seen, stage.all('#sample')[0]!.clientHeight];
    },
    is: [
      [
        ['', 'grid', 'repeat(4, 1fr)'],
        ['600px', 'grid', 'repeat(2, 1fr)'],
        ['601px', 'grid', 'repeat(4, 1fr)'],
      ],
      200,
    ],
  },
  {
    page,
    samples: hook('StoreColumns'),
    says: 'One column on a phone, three elsewhere.',
    run: async () => {
      const stage = await open('StoreColumns');
      const seen: string[] = [];
      await stage.command('mode', editor);
      for (const device of ['desktop', 'tablet', 'mobile'] as const) {
        await stage.command('device', device);
        seen.push(stage.all('ul')[0]!.style.columnCount);
      }
      await stage.command('device', 'desktop');
      return seen;
    },
    is: ['3', '3', '1'],
  },
  {
    page,
    samples: hook('TeaCard'),
    says: 'The handlers switch the state when the pointer comes and leaves.',
    run: async () => {
      const stage = await open('TeaCard');
      const button = stage.all('button')[0]!;
      const seen = [button.textContent];
      for (const type of ['mouseover', 'mouseout']) {
        button.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
        await settled();
        seen.push(button.textContent);
      }
      return seen;
    },
    is: ['Green tea', 'Steep for three minutes', 'Green tea'],
  },
  {
    page,
    samples: hook('VisiblePercent'),
    says: 'The component renders again at each of 10 steps, and not between them.',
    run: async () => {
      const stage = await open('VisiblePercent');
      const box = stage.all('#samplec div')[0]!;
      const seen: (string | null)[] = [];
      for (const visible of [41, 46, 51]) {
        await scrollUntil(box, visible * 4);
        seen.push(box.textContent);
      }
      document.body.style.padding = '';
      return [seen, box.style.height];
    },
    is: [['41 % visible', '41 % visible', '51 % visible'], '400px'],
  },
];

/** The interval in ms in which the SDK measures the page. */
const ofTheSdk = 500;

/** The delay of the sample's interval, and the text before and after it has run some times. */
async function everySecond(name: string, times: number, values = {}) {
  const { setInterval, clearInterval } = window;
  const running = new Map<number, () => void>();
  let delay = 0;
  window.setInterval = ((run: () => void, ms: number) => {
    if (ms === ofTheSdk) return setInterval(run, ms);
    delay = ms;
    running.set(1e9 + running.size, run);
    return 1e9 + running.size - 1;
  }) as typeof setInterval;
  window.clearInterval = (id) => running.delete(id as number) || clearInterval(id);
  try {
    const stage = await open(name);
    await stage.set(values);
    const before = stage.text('p');
    for (let time = 0; time < times; time += 1) {
      for (const run of running.values()) run();
      await settled();
    }
    return [delay, before, stage.text('p')];
  } finally {
    Object.assign(window, { setInterval, clearInterval });
  }
}
