import {
  StateProvider,
  useCallbackRef,
  useDevice,
  useEditorState,
  useGlobalStateRef,
  useGlobalStore,
  useIcon,
  useImage,
  useIsIndexPage,
  useLiveEvent,
  useMainDevice,
  useMenu,
  useOutsideClick,
  usePage,
  usePages,
  useRoute,
  useScrollTop,
  useSetVariable,
  useTracking,
  useVariable,
  useViewport,
  useWidget,
  useZoom,
} from '@vev/react';
import React, { useRef } from 'react';
import type { Probe } from './probe.ts';
import { ask, place, settled, show } from './stage.tsx';

const page = 'react/hooks.mdx';

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

const needing =
  'These hooks need the data of a project: `useDevice`, `useEditorState`, `useIcon`, `useImage`, `useMenu`, `usePages`, `useRoute`, `useScrollTop`, `useSetVariable`, `useVariable`, `useViewport` and `useTracking`.';

/** A call of each of them. */
const needProject: Record<string, () => unknown> = {
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
  useTracking: () => useTracking()('open'),
};

export const rareHooks: Probe[] = [
  {
    page,
    says: 'This hook has no effect. Listen for clicks on `document` yourself.',
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
    says: needing,
    run: async () => {
      const names = [...needing.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
      const thrown = [];
      for (const hook of Object.values(needProject)) thrown.push(await throwsOutside(() => hook()));
      return [names, thrown];
    },
    is: [Object.keys(needProject), Object.keys(needProject).map(() => true)],
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
