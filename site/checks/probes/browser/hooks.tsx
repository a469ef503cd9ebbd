import {
  registerReducer,
  StateProvider,
  useCallbackRef,
  useDevice,
  useEditorState,
  useFrame,
  useGlobalStateRef,
  useGlobalStore,
  useHover,
  useIcon,
  useImage,
  useIntersection,
  useInterval,
  useIsIndexPage,
  useLiveEvent,
  useMainDevice,
  useMenu,
  useModel,
  useOutsideClick,
  usePage,
  usePages,
  useRoute,
  useScrollTop,
  useSetVariable,
  useSize,
  useSwipe,
  useVariable,
  useViewport,
  useVisible,
  useWidget,
  useZoom,
  WidgetNode,
} from '@vev/react';
import React, { useRef } from 'react';
import DeliveryVan from '../../../samples/react/hooks/DeliveryVan.tsx';
import CellarShelf from '../../../samples/react/hooks/CellarShelf.tsx';
import { CartButton, CartCount } from '../../../samples/react/hooks/CartButton.tsx';
import IconBadge from '../../../samples/react/hooks/IconBadge.tsx';
import type { Probe } from './probe.ts';
import { ask, type Component, loadPackage, place, settled, show, showIn } from './stage.tsx';

const page = 'react/hooks.mdx';

/** The options with which observers of the viewport are made while `act` runs. */
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

/** Runs `act` while the test decides when a frame comes and what time it is. */
async function withFrames(act: (frame: (timestamp: number) => void) => Promise<unknown>) {
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

/** Where a pointer goes down and up. */
function drag(element: Element, from: [number, number], to: [number, number]) {
  const at = (type: string, [clientX, clientY]: [number, number]) =>
    element.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
  at('mousedown', from);
  return pause().then(() => at('mouseup', to));
}

/** Calls a hook outside a project. */
async function throwsOutside(hook: () => unknown) {
  let message = '';
  const Card = () => {
    try {
      hook();
    } catch (error) {
      message = String(error);
    }
    return null;
  };
  await show(<Card />);
  return /Cannot (read properties of undefined|destructure property)/.test(message);
}

const needProject = {
  useDevice,
  useEditorState,
  useIcon: () => useIcon('star'),
  useImage: () => useImage('a'),
  useMenu,
  usePages,
  useRoute,
  useScrollTop,
  useSetVariable,
  useVariable: () => useVariable('a'),
  useViewport,
};

export const hooks: Probe[] = [
  {
    page,
    says: 'In SDK 0.3 a call without options passes no thresholds at all, so the browser reports only when the element comes and when it is gone.',
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
        await pause();
        frame(1016);
        frame(1032);
        void shown;
        return times;
      }),
    is: [1000, 1016, 1032],
  },
  {
    page,
    says: 'This sample moves a van by {facts.frameDistance} px within {facts.frameDuration} ms, then stops, and stands still while the page is in the background:',
    run: () =>
      withFrames(async (frame) => {
        const shown = show(<DeliveryVan />);
        await pause();
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
        void shown;
        return places;
      }),
    is: ['translateX(250px)', 'translateX(250px)', 'translateX(498px)', 'translateX(500px)'],
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
    says: 'It takes a movement of more than {facts.swipeDistance} px, in the direction in which it went furthest.',
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
  {
    page,
    says: 'The component shares its state with every component that passes the same two keys.',
    run: async () => {
      const element = await showIn(
        {},
        <>
          <CartButton />
          <CartCount />
        </>,
      );
      element.querySelector('button')!.click();
      await settled();
      return element.querySelector('p')!.textContent;
    },
    is: '1 in the cart',
  },
  {
    page,
    says: 'All shelves on a page show the same number:',
    run: async () => {
      await loadPackage('cellar', () => {
        registerReducer((store, action, payload) =>
          action === 'bottles' ? { ...store, bottles: payload } : store,
        );
        return { shelf: CellarShelf };
      });
      const models = ['left', 'right'].map((key) => ({ key, type: 'shelf', content: {} }));
      const element = await showIn(
        { models, pkg: { shelf: 'cellar' } },
        models.map(({ key }) => <WidgetNode key={key} id={key} />),
      );
      element.querySelector('button')!.click();
      await settled();
      return [...element.querySelectorAll('button')].map(({ textContent }) => textContent);
    },
    is: ['1 bottles', '1 bottles'],
  },
  {
    page,
    says: 'A list of this form, such as `path` of an `icon` prop, comes back as it is.',
    run: async () => {
      const icon = {
        key: 'a',
        name: 'Leaf',
        path: [24, 12, 'M0 0h24'] as [number, number, string],
      };
      const element = await place(() => <IconBadge icon={icon} />);
      const svg = element.querySelector('svg')!;
      return [svg.getAttribute('viewBox'), svg.querySelector('path')!.getAttribute('d')];
    },
    is: ['0 0 24 12', 'M0 0h24'],
  },
  {
    page,
    says: 'an unknown key gives a placeholder of 128 by 128, or `undefined` when the component has icons of its own',
    run: async () =>
      [
        ((await ask(() => useIcon('none'))) as unknown[]).slice(0, 2),
        await ask(() => useIcon('none'), { models: [], shapes: {} }),
      ].map((shape) => (Array.isArray(shape) ? shape.slice(0, 2) : shape)),
    is: [[128, 128], undefined],
  },
  {
    page,
    says: 'Without a menu you get an empty title and no items.',
    run: () => ask(() => useMenu()),
    is: { children: [], title: '' },
  },
  {
    page,
    says: 'Without a key you get the primary menu.',
    run: async () => {
      const menu = { title: 'Main', children: [] };
      const result = await ask(() => useMenu(), { menus: { main: menu }, primaryMenu: 'main' });
      return result!.title;
    },
    is: 'Main',
  },
  {
    page,
    says: 'An unknown key gives `undefined`. The content key is unique on the page',
    run: async () => [await ask(() => useModel('none')), (await ask(() => useModel()))!.key],
    is: [undefined, 'placed'],
  },
  {
    page,
    says: 'An unknown key gives `null`.',
    run: async () => [
      await ask(() => useVariable('none')),
      await ask(() => useVariable('price'), {
        variables: [{ key: 'price', name: 'Price', type: 'text', value: '12' }],
      }),
    ],
    is: [null, { key: 'price', name: 'Price', type: 'text', value: '12' }],
  },
  {
    page,
    says: '`true` in editor mode, `false` in preview mode',
    run: async () => {
      const editor = (disabled: boolean) => ({
        editor: { disabled, rule: 'host', selection: [], action: 'none' },
      });
      const state = async (disabled: boolean) => {
        const result = await ask(() => useEditorState(), editor(disabled));
        return [result!.disabled, result!.rule, result!.selected];
      };
      return [await state(true), await state(false)];
    },
    is: [
      [true, 'host', false],
      [false, 'host', false],
    ],
  },
  {
    page,
    says: 'This hook has no effect in SDK 0.3. Listen for clicks on `document` yourself.',
    run: async () => {
      let calls = 0;
      const element = await place(() => {
        const ref = useOutsideClick(() => (calls += 1));
        return <p ref={ref as React.RefObject<HTMLParagraphElement>}>Inside</p>;
      });
      element.click();
      document.body.click();
      await settled();
      return calls;
    },
    is: 0,
  },
  {
    page,
    says: `These hooks need the data of a project: ${Object.keys(needProject)
      .map((name) => `\`${name}\``)
      .join(', ')} and \`useTracking\`.`,
    run: async () => {
      const thrown = [];
      for (const hook of Object.values(needProject)) thrown.push(await throwsOutside(() => hook()));
      return thrown;
    },
    is: Object.keys(needProject).map(() => true),
  },
  {
    page,
    says: "for example `<StateProvider state={{ device: 'tablet' }}>`. What you leave out of `state` has a default.",
    run: async () => {
      const seen: unknown[] = [];
      const Card = () => {
        seen.push(useDevice(), useViewport().width === window.innerWidth, useRoute().pageKey);
        return null;
      };
      await show(
        <StateProvider state={{ device: 'tablet' }}>
          <Card />
        </StateProvider>,
      );
      return seen;
    },
    is: ['tablet', true, ''],
  },
  {
    page,
    says: '| `usePage(pageKey)` | One page of the project. An unknown key gives `undefined`, and so does no key. |',
    run: async () => [
      (await ask(() => usePage('sale')))!.path,
      await ask(() => usePage('none')),
      await ask(() => usePage()),
    ],
    is: ['sale', undefined, undefined],
  },
  {
    page,
    says: '| `useIsIndexPage()` | Whether the current page is the index page of the project |',
    run: async () => [
      await ask(() => useIsIndexPage()),
      await ask(() => useIsIndexPage(), { route: { pageKey: 'sale' } }),
    ],
    is: [true, false],
  },
  {
    page,
    says: '| `useMainDevice()` | The main device mode of the project, as a string |',
    run: () => ask(() => useMainDevice()),
    is: 'desktop',
  },
  {
    page,
    says: '| `useZoom()` | How far the page is scaled, 1 for not at all |',
    run: () => ask(() => useZoom()),
    is: 1,
  },
  {
    page,
    says: 'Runs `callback` for each event of that name on a tag of that name inside `rootEl`',
    run: async () => {
      const sources: string[] = [];
      const element = await place(() => {
        const ref = useRef<HTMLDivElement>(null);
        useLiveEvent('button', 'click', ref as React.RefObject<HTMLElement>, (_, source) =>
          sources.push(source.tagName),
        );
        return (
          <div ref={ref}>
            <button type="button">
              <b>Buy</b>
            </button>
            <i>Not</i>
          </div>
        );
      });
      element.querySelector('b')!.click();
      element.querySelector('i')!.click();
      return sources;
    },
    is: ['BUTTON'],
  },
  {
    page,
    says: 'Reads from the state of the whole app, and renders again only when what `mapper` returns changes',
    run: async () => {
      let renders = 0;
      let send: (action: string, payload: unknown) => void = () => undefined;
      await place(() => {
        renders += 1;
        const [device, dispatch] = useGlobalStore(
          (state, change) => [state.device, change] as const,
        );
        send = dispatch;
        return device;
      });
      send('scrollTop', 5);
      await settled();
      const before = renders;
      send('device', 'mobile');
      await settled();
      return [before, renders];
    },
    is: [1, 2],
  },
  {
    page,
    says: 'A ref to the state of the whole app, and its dispatcher. Changes do not render the component again.',
    run: async () => (await ask(() => useGlobalStateRef()))![0].current.device,
    is: 'desktop',
  },
  {
    page,
    says: '| `useCallbackRef(cb)` | A ref that always holds the newest callback |',
    run: async () => (await ask(() => useCallbackRef(() => 7)))!.current(),
    is: 7,
  },
  {
    page,
    says: 'The component behind a type, or nothing when it is not loaded',
    run: () => ask(() => useWidget('none')),
    is: undefined,
  },
];
