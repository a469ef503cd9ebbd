import { Icon, Image, StateProvider, Transition } from '@vev/react';
import React from 'react';
import OpeningSign from '../../../samples/react/components/OpeningSign.tsx';
import OrderHint from '../../../samples/react/components/OrderHint.tsx';
import ShareMenu from '../../../samples/react/components/ShareMenu.tsx';
import TeaPreview from '../../../samples/react/components/TeaPreview.tsx';
import type { Probe } from './probe.ts';
import { place, settled, show, showIn, startOf, withClock, until } from './stage.tsx';

const page = 'react/components.mdx';
const registration = 'react/register-vev-component.mdx';

/** The message of the error that the render of a node throws. */
async function thrownBy(node: React.ReactElement): Promise<string> {
  class Boundary extends React.Component<{ children: React.ReactNode }, { message: string }> {
    override state = { message: '' };
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render() {
      return this.state.message || this.props.children;
    }
  }
  const { error } = console;
  console.error = () => undefined;
  const element = await show(<Boundary>{node}</Boundary>);
  console.error = error;
  return element.textContent ?? '';
}

/** A prop of a placed component without content, and what the component then shows. */
async function shownWithout(render: (props: Record<string, unknown>) => string) {
  const { error } = console;
  console.error = () => undefined;
  let title: unknown = 'never rendered';
  const element = await place((props) => {
    title = props['title'];
    return render(props);
  });
  console.error = error;
  return [title, element.textContent];
}

export const platformComponents: Probe[] = [
  {
    page,
    samples: ['react/components/OpeningSign.tsx'],
    says: 'Pass the `path` of the value, not the value itself: that throws.',
    run: async () => {
      const sign = {
        key: 'a',
        name: 'Open',
        path: [24, 12, 'M0 0h24'] as [number, number, string],
      };
      const element = await showIn({}, <OpeningSign sign={sign} />);
      const thrown = await thrownBy(
        <StateProvider>
          <Icon d={sign} />
        </StateProvider>,
      );
      return [element.querySelector('svg.sign path')!.getAttribute('d'), thrown !== ''];
    },
    is: ['M0 0h24', true],
  },
  {
    page,
    says: 'Without it an icon keeps its proportions.',
    run: async () => {
      const ratio = async (stretch?: boolean) => {
        const node = <Icon d={[24, 12, 'M0 0h24']} {...(stretch && { stretch })} />;
        return (await showIn({}, node)).querySelector('svg')!.getAttribute('preserveAspectRatio');
      };
      return [await ratio(), await ratio(true)];
    },
    is: ['xMidYMid', 'none'],
  },
  {
    page,
    samples: ['react/components/TeaPreview.tsx'],
    says: 'The components inside then find the project data that you pass.',
    run: async () => (await show(<TeaPreview />)).textContent,
    is: 'Teas on mobile',
  },
  {
    page,
    samples: ['react/components/OrderHint.tsx'],
    says: 'When `show` becomes `false`, it animates the child out and then unmounts it.',
    run: async () => {
      const element = await showIn({}, <OrderHint />);
      const button = element.querySelector('button')!;
      const count = () => element.querySelectorAll('p').length;
      const before = count();
      button.click();
      await until(() => element.querySelector('p')?.style.opacity === '1');
      const opacities: number[] = [];
      button.click();
      await until(() => {
        opacities.push(Number(element.querySelector('p')?.style.opacity));
        return count() === 0;
      });
      return [before, opacities.some((opacity) => opacity > 0 && opacity < 1)];
    },
    is: [0, true],
  },
  {
    page,
    says: 'Avoid `scale-up` and `scale-down`: they end at a scale of 0, so the child disappears.',
    run: async () => {
      const element = await showIn(
        {},
        <Transition enter={'scale-up' as 'fade'}>
          <p>Within two days</p>
        </Transition>,
      );
      const { style } = element.querySelector('p')!;
      await until(() => style.transform === 'scale(0)');
      return style.transform;
    },
    is: 'scale(0)',
  },
  {
    page,
    says: 'The animations. The default is a fade of 400 ms.',
    run: () =>
      withClock(async (goTo) => {
        let count = 0;
        const element = await showIn(
          {},
          <Transition onEntered={() => (count += 1)}>
            <p>Within two days</p>
          </Transition>,
        );
        const { style } = element.querySelector('p')!;
        const start = await startOf(goTo, () => Number(style.opacity) > 0.01);
        const seen = [];
        for (const time of [200, 399, 400]) {
          await goTo(start + time);
          seen.push([count, Number(style.opacity) < 1]);
        }
        return seen;
      }),
    is: [
      [0, true],
      [0, true],
      [1, false],
    ],
  },
  {
    page,
    says: 'An anime.js animation that runs back and forth once the child is visible',
    run: () =>
      withClock(async (goTo) => {
        const loop = { translateX: 100, easing: 'linear' };
        const element = await showIn(
          {},
          <Transition loop={loop}>
            <p>Within two days</p>
          </Transition>,
        );
        const { style } = element.querySelector('p')!;
        const start = await startOf(goTo, () => Number(style.opacity) > 0.01);
        const seen = [];
        for (const time of [399, 400, 600, 800, 1000]) {
          await goTo(start + time);
          seen.push(style.transform);
        }
        return seen;
      }),
    is: ['', 'translateX(0px)', 'translateX(50px)', 'translateX(100px)', 'translateX(50px)'],
  },
  {
    page,
    says: '`Transition` needs exactly one child that is an element.',
    run: async () =>
      (
        await thrownBy(
          <StateProvider>
            <Transition>Text</Transition>
          </StateProvider>,
        )
      ).includes('element'),
    is: true,
  },
  {
    page,
    samples: ['react/components/ShareMenu.tsx'],
    says: 'It mounts its children at the end of the page, next to an element or at an edge of the window',
    run: async () => {
      const element = await showIn(
        {},
        <div style={{ padding: 200 }}>
          <ShareMenu />
        </div>,
      );
      const isOpen = () => document.querySelector('body > .vev-portal p') !== null;
      const seen = [isOpen()];
      element.querySelector('button')!.click();
      await settled();
      seen.push(isOpen());
      const { left, bottom } = element.querySelector('button')!.getBoundingClientRect();
      const portal = document.querySelector('.vev-portal p')!.getBoundingClientRect();
      const isBelow = [portal.left - left, portal.top - bottom].every((px) => Math.abs(px) < 40);
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      await settled();
      return [...seen, isOpen(), isBelow];
    },
    is: [false, true, false, true],
  },
  {
    page,
    says: '`Image` throws `Cannot read properties of undefined`.',
    run: async () =>
      (await thrownBy(<Image src="/front.jpg" />)).startsWith(
        'Cannot read properties of undefined',
      ),
    is: true,
  },
  {
    page: registration,
    says: 'Both are `undefined` in other components.',
    run: async () => {
      let received: Record<string, unknown> = {};
      await place(
        (props) => {
          received = props;
          return null;
        },
        { title: 'Oak stool' },
      );
      return Object.entries(received).map(([name, value]) => [name, typeof value]);
    },
    is: [
      ['id', 'undefined'],
      ['className', 'undefined'],
      ['section', 'undefined'],
      ['hostRef', 'object'],
      ['title', 'string'],
    ],
  },
  {
    page: registration,
    says: 'A prop is `undefined` at first.',
    run: () => shownWithout(({ title }) => (title as string).toUpperCase()),
    is: [undefined, "Error: Cannot read properties of undefined (reading 'toUpperCase')"],
  },
  {
    page: 'react/vev-props.mdx',
    says: 'The prop is `undefined` until it is set.',
    run: async () => [
      await shownWithout(({ title = 'No title' }) => title as string),
      (await place(({ title }) => <p>{title as string}</p>, { title: 'Oak stool' })).textContent,
    ],
    is: [[undefined, 'No title'], 'Oak stool'],
  },
  {
    page,
    says: 'The prop is `undefined` until then. Check it before you render.',
    run: async () => [
      await shownWithout(({ title }) => (title as { key: string }).key),
      await shownWithout(({ title }) => (title ? (title as { key: string }).key : 'Choose one')),
    ],
    is: [
      [undefined, "Error: Cannot read properties of undefined (reading 'key')"],
      [undefined, 'Choose one'],
    ],
  },
  {
    page: registration,
    says: 'On the page your output sits inside three elements of the platform.',
    run: async () => {
      const element = await place(() => <p>Oak stool</p>);
      const names: string[] = [];
      for (let at = element.querySelector('p')!.parentElement; at !== element;) {
        names.push(`${at!.tagName.toLowerCase()}${at!.id && `#${at!.id}`}`);
        at = at!.parentElement;
      }
      return [names, element.querySelector('div.__wc') !== null];
    },
    is: [['w#placedc', 'div', 'vev#placed'], true],
  },
  {
    page: registration,
    says: 'The platform catches the error and shows it in place.',
    run: async () => {
      const { error } = console;
      console.error = () => undefined;
      const element = await place(() => {
        throw new Error('No stool');
      });
      console.error = error;
      return element.textContent;
    },
    is: 'Error: No stool',
  },
];
