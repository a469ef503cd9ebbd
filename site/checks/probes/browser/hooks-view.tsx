import {
  useFrame,
  useHover,
  useIntersection,
  useInterval,
  useScrollTop,
  useSize,
  useSwipe,
  useVisible,
} from '@vev/react';
import React, { useRef } from 'react';
import DeliveryVan from '../../../samples/react/hooks/DeliveryVan.tsx';
import type { Probe } from './probe.ts';
import { ask, type Component, place, settled, show, until } from './stage.tsx';

const page = 'react/hooks.mdx';

/** The options of the observers that are created while `act` runs. */
async function observerOptions(act: () => Promise<unknown>) {
  const Observer = window.IntersectionObserver;
  const made: (IntersectionObserverInit | undefined)[] = [];
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      made.push(options);
    }
  };
  await act();
  window.IntersectionObserver = Observer;
  return made;
}

type Options = Parameters<typeof useIntersection>[1];

/** A component that watches itself with these options. */
const watcher =
  (options?: Options): Component =>
  () => {
    const ref = useRef<HTMLParagraphElement>(null);
    useIntersection(ref, options);
    return <p ref={ref}>Watched</p>;
  };

/** Runs `act` with frames and a clock that the test controls. */
async function withFrames(act: (frame: (timestamp: number) => void) => Promise<unknown>) {
  // A frame that the SDK requested earlier would have the real time.
  await settled();
  const { requestAnimationFrame: request } = window;
  const { now } = performance;
  let pending: FrameRequestCallback[] = [];
  let time = 1000;
  performance.now = () => time;
  window.requestAnimationFrame = (callback) => pending.push(callback);
  const result = await act((timestamp) => {
    time = timestamp;
    const due = pending;
    pending = [];
    for (const callback of due) callback(timestamp);
  });
  window.requestAnimationFrame = request;
  performance.now = now;
  for (const callback of pending) request(callback);
  return result;
}

/** Waits without frames. */
const pause = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drags a pointer from one place to another. */
function drag(element: Element, from: [number, number], to: [number, number]) {
  const at = (type: string, [clientX, clientY]: [number, number]) =>
    element.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
  at('mousedown', from);
  return pause().then(() => at('mouseup', to));
}

export const viewHooks: Probe[] = [
  {
    page,
    says: 'A call without options passes no thresholds at all, so the browser reports only when the element comes and when it is gone.',
    run: () => observerOptions(() => place(watcher())),
    is: [undefined],
  },
  {
    page,
    says: 'With `steps: 10` it reports at 0, at 1 and at nine places between.',
    run: async () => {
      const [options] = await observerOptions(() => place(watcher({ steps: 10 })));
      return (options!.threshold as number[]).length;
    },
    is: 11,
  },
  {
    page,
    says: 'A positive offset makes the viewport smaller on that side, a negative one larger.',
    run: async () => {
      const offsets = [{ offsetTop: '50%' }, { offsetBottom: 100 }, { offsetBottom: -200 }];
      const made = await observerOptions(async () => {
        for (const offset of offsets) await place(watcher(offset));
      });
      return made.map((options) => options!.rootMargin);
    },
    is: ['-50% 0px 0px 0px', '0px 0px -100px 0px', '0px 0px 200px 0px'],
  },
  {
    page,
    says: 'The hook returns `false` until the element has been observed.',
    run: async () => {
      const seen: unknown[] = [];
      await place(() => {
        const ref = useRef<HTMLParagraphElement>(null);
        const entry = useIntersection(ref);
        seen.push(entry && entry.isIntersecting);
        return <p ref={ref}>Watched</p>;
      });
      return seen;
    },
    is: [false, true],
  },
  {
    page,
    says: 'returns `true` while the element is in the viewport',
    run: async () => {
      const seen: boolean[] = [];
      const Card = ({ far }: Record<string, unknown>) => {
        const ref = useRef<HTMLParagraphElement>(null);
        seen.push(useVisible(ref));
        return (
          <p ref={ref} style={{ position: 'absolute', top: far ? 99_999 : 0 }}>
            Watched
          </p>
        );
      };
      await place(Card);
      const near = seen.at(-1);
      await place(Card, { far: true });
      return [near, seen.at(-1)];
    },
    is: [true, false],
  },
  {
    page,
    says: 'It runs the callback once right away, then with every frame.',
    run: () =>
      withFrames(async (frame) => {
        const times: unknown[] = [];
        const Card = () => {
          useFrame((timestamp) => times.push(timestamp), []);
          return null;
        };
        const shown = show(<Card />);
        await until(() => times.length > 0);
        frame(1016);
        frame(1032);
        void shown;
        return times;
      }),
    is: [1000, 1016, 1032],
  },
  {
    page,
    samples: ['react/hooks/DeliveryVan.tsx'],
    says: 'This sample moves a van by {facts.frameDistance} px within {facts.frameDuration} ms, then stops, and stands still while the page is in the background:',
    run: () =>
      withFrames(async (frame) => {
        const shown = show(<DeliveryVan />);
        await until(() => document.querySelector('span')?.style.transform);
        const places: string[] = [];
        const note = () => places.push(document.querySelector('span')!.style.transform);
        let time = 1000;
        const run = (ms: number) => {
          for (const end = time + ms; time < end;) frame((time += 20));
        };
        run(2500);
        note();
        time += 60_000;
        run(20);
        note();
        run(2480);
        note();
        run(20);
        await pause();
        run(100);
        note();
        const van = document.querySelector('span')!;
        const { display } = van.style;
        // Once it has arrived, no frame moves it.
        van.style.transform = '';
        run(100);
        void shown;
        return [places, display, van.style.transform];
      }),
    is: [
      ['translateX(250px)', 'translateX(250px)', 'translateX(498px)', 'translateX(500px)'],
      'inline-block',
      '',
    ],
  },
  {
    page,
    says: '`false` or `null` clears the interval.',
    run: async () => {
      const counts = [];
      for (const delay of [5, false, null] as const) {
        let count = 0;
        const Card = () => {
          useInterval(() => (count += 1), delay);
          return null;
        };
        await show(<Card />);
        await pause(40);
        counts.push(count > 1);
      }
      return counts;
    },
    is: [true, false, false],
  },
  {
    page,
    says: 'With `onChange` it returns nothing and does not render the component again.',
    run: async () => {
      let renders = 0;
      const sizes: object[] = [];
      let result: unknown = 'none';
      const element = await place(() => {
        const ref = useRef<HTMLDivElement>(null);
        renders += 1;
        result = useSize(ref, (size) => sizes.push(size));
        return <div ref={ref} style={{ width: 100, height: 50 }} />;
      });
      element.querySelector('w div')!.setAttribute('style', 'width: 200px; height: 50px');
      await settled();
      return { renders, sizes, result };
    },
    is: {
      renders: 1,
      sizes: [
        { width: 100, height: 50 },
        { width: 200, height: 50 },
      ],
      result: undefined,
    },
  },
  {
    page,
    says: 'The value is the fraction of the way that is scrolled, from 0 to 1, and 1 on a page that cannot scroll.',
    run: async () => [
      await ask(() => useScrollTop(true), {
        scrollTop: 300,
        viewport: { width: 1, height: 400, scrollHeight: 1000 },
      }),
      await ask(() => useScrollTop(true), {
        scrollTop: 0,
        viewport: { width: 1, height: 400, scrollHeight: 400 },
      }),
      await ask(() => useScrollTop(), { scrollTop: 300 }),
    ],
    is: [0.5, 1, 300],
  },
  {
    page,
    says: 'Returns whether the pointer is over an element, and two handlers to put on it.',
    run: async () => {
      const seen: boolean[] = [];
      const element = await place(() => {
        const [isHovered, { onMouseEnter }] = useHover();
        seen.push(isHovered);
        return (
          <button type="button" onMouseEnter={({ nativeEvent }) => onMouseEnter(nativeEvent)}>
            Tea
          </button>
        );
      });
      element
        .querySelector('button')!
        .dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: null }));
      await settled();
      return seen;
    },
    is: [false, true],
  },
  {
    page,
    says: 'A movement of more than {facts.swipeDistance} px counts, in the direction in which it is longest.',
    run: async () => {
      const directions: string[] = [];
      const element = await place(() => {
        const ref = useRef<HTMLDivElement>(null);
        useSwipe(ref, true, (direction) => directions.push(direction));
        return <div ref={ref}>Photo</div>;
      });
      const box = element.querySelector('w div')!;
      await drag(box, [100, 100], [70, 100]);
      await drag(box, [100, 100], [69, 100]);
      await drag(box, [100, 100], [140, 110]);
      await drag(box, [100, 100], [110, 140]);
      return directions;
    },
    is: ['left', 'right', 'down'],
  },
];
