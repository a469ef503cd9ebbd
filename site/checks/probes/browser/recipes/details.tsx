import React from 'react';
import BookingForm from '../../../../samples/recipes/BookingForm.tsx';
import FilmStage from '../../../../samples/recipes/FilmStage.tsx';
import MenuCard from '../../../../samples/recipes/MenuCard.tsx';
import NewsFeed from '../../../../samples/recipes/NewsFeed.tsx';
import PortraitFrame, { PortraitField } from '../../../../samples/recipes/PortraitFrame.tsx';
import RevealQuote from '../../../../samples/recipes/RevealQuote.tsx';
import SiteMenu from '../../../../samples/recipes/SiteMenu.tsx';
import TeaTile from '../../../../samples/recipes/TeaTile.tsx';
import TeamGrid from '../../../../samples/recipes/TeamGrid.tsx';
import TourSlider from '../../../../samples/recipes/TourSlider.tsx';
import { openSample } from '../samples/running-sample.ts';
import type { Probe } from '../probe.ts';
import { settled, show, showIn } from '../stage.tsx';
import { inEditor, placeSample } from './recipe-stage.tsx';

const url = 'https://shop.example/booking';
const photo = { url: 'https://img.example/ada.jpg', key: 'ada' };

/** Fills the form, clicks its button, and returns the answer below it. */
async function book(
  { element, click, text }: Awaited<ReturnType<typeof placeSample>>,
  values: Record<string, string>,
) {
  for (const [name, value] of Object.entries(values))
    element.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  await click('Book a table');
  return text('[role=status]');
}

const guests = { name: 'Ada', email: 'ada@example.com', guests: '2' };

/** The margins of the observers that watch something while `act` runs. */
async function margins(act: () => Promise<unknown>) {
  const { prototype } = IntersectionObserver;
  const { observe } = prototype;
  const seen = new Set<string>();
  prototype.observe = function (element) {
    seen.add(this.rootMargin);
    observe.call(this, element);
  };
  await act();
  prototype.observe = observe;
  return [...seen];
}

export const recipeDetails: Probe[] = [
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: 'What is sent, and the answers: all inputs, by POST; thanks, or a line that it did not work.',
    run: async () => {
      const { fetch } = window;
      const sent: unknown[] = [];
      const answers = [
        async () => new Response(),
        async () => new Response(null, { status: 500 }),
        async () => Promise.reject(new TypeError('Failed to fetch')),
      ];
      window.fetch = async (_address, options) => {
        const { method, body } = options!;
        sent.push(method, [...(body as FormData)]);
        return answers.shift()!();
      };
      const form = await placeSample(BookingForm, { url });
      const first = form.text('[role=status]');
      const seen = [];
      for (let time = 0; time < 3; time += 1) seen.push(await book(form, guests));
      seen.push(await book(form, { guests: '9' }));
      window.fetch = fetch;
      return [first, seen, sent.slice(0, 2)];
    },
    is: [
      '',
      [
        'Thank you.',
        'That did not work. Please try again.',
        'That did not work. Please try again.',
        '',
      ],
      [
        'POST',
        [
          ['name', 'Ada'],
          ['email', 'ada@example.com'],
          ['guests', '2'],
        ],
      ],
    ],
  },
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: 'Wrong are an email address without a domain, and less than one or more than eight guests.',
    run: async () => {
      const form = await placeSample(BookingForm, { url }, [], inEditor);
      const wrong = async (values: Record<string, string>) => {
        await book(form, { ...guests, ...values });
        return [...form.element.querySelectorAll('[aria-invalid=true]')].map((input) =>
          input.getAttribute('name'),
        );
      };
      return [
        await wrong({ email: 'ada' }),
        await wrong({ guests: '0' }),
        await wrong({ guests: '1' }),
        await wrong({ guests: '9' }),
      ];
    },
    is: [['email'], ['guests'], [], ['guests']],
  },
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: "In the edit panel, a URL that doesn't begin with `https://` is invalid.",
    run: async () => {
      const { panel } = await openSample('recipes/BookingForm.tsx');
      const validate = panel.schema[0]!.validate as unknown as (value: string) => boolean;
      return ['https://shop.example', 'http://shop.example'].map((value) => validate(value));
    },
    is: [true, false],
  },
  {
    page: 'guides/recipes/video-events.mdx',
    samples: ['recipes/FilmStage.tsx'],
    says: 'Pausing from elsewhere, the event at the start, and a film that does not run on in the editor.',
    run: async () => {
      const { prototype } = HTMLMediaElement;
      const { pause } = prototype;
      let pauses = 0;
      prototype.pause = () => void (pauses += 1);
      const film = { url: '/film.mp4', key: 'film' };
      const { element, heard, send } = await placeSample(FilmStage, { film }, ['ON_PLAY']);
      const video = element.querySelector('video')!;
      video.dispatchEvent(new Event('play'));
      const before = pauses;
      await send('PAUSE_FILM');
      const after = pauses;
      await placeSample(FilmStage, { film }, [], inEditor);
      prototype.pause = pause;
      return [video.getAttribute('src'), heard, before, after, pauses];
    },
    is: ['/film.mp4', [['ON_PLAY', {}]], 0, 1, 2],
  },
  {
    page: 'guides/recipes/infinite-list.mdx',
    samples: ['recipes/NewsFeed.tsx'],
    says: 'A page is asked for 300 px ahead, and while it loads, the list says so and has no end.',
    run: async () => {
      let answer: (response: Response) => void = () => undefined;
      const { fetch } = window;
      let requests = 0;
      window.fetch = () => {
        requests += 1;
        return new Promise((resolve) => (answer = resolve));
      };
      const seen: unknown[] = [];
      const rootMargins = await margins(async () => {
        const { element, text } = await placeSample(NewsFeed, { url });
        await settled();
        const look = () => [
          text('[role=status]'),
          element.querySelectorAll('div > p:not([role])').length,
        ];
        for (const page of [[{ id: '1', title: 'One' }], []]) {
          seen.push([requests, ...look()]);
          answer(Response.json(page));
          await settled();
          await settled();
        }
        seen.push([requests, ...look()]);
      });
      window.fetch = fetch;
      return [rootMargins, seen];
    },
    is: [
      ['0px 0px 300px 0px'],
      [
        [1, 'Loading', 0],
        [2, 'Loading', 0],
        [2, 'That was all', 0],
      ],
    ],
  },
  {
    page: 'guides/recipes/media-field.mdx',
    samples: ['recipes/PortraitFrame.tsx'],
    says: 'The slider sets the focus and keeps the photo, a button takes both away; without the actions of the editor the field is off.',
    run: async () => {
      const values: unknown[] = [];
      const field = (context: object, more: object = {}) => {
        const props = { label: 'Portrait', value: { photo, focus: 30 }, context, ...more };
        return show(
          <PortraitField
            {...({
              ...props,
              onChange: (value: unknown) => values.push(value),
            } as unknown as Parameters<typeof PortraitField>[0])}
          />,
        );
      };
      const element = await field({ actions: {} });
      const slider = element.querySelector('input')!;
      const before = [slider.type, slider.value];
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '80');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      element.querySelectorAll('button')[1]!.click();
      await settled();
      const image = element.querySelector('img')!;
      const isOff = async (context: object, more?: object) =>
        (await field(context, more)).querySelector('fieldset')!.disabled;
      return [
        before,
        values,
        [image.getAttribute('src'), image.getAttribute('width')],
        [
          element.querySelector('fieldset')!.disabled,
          await isOff({}),
          await isOff({ actions: {} }, { disabled: true }),
        ],
      ];
    },
    is: [
      ['range', '30'],
      [{ photo, focus: 80 }, null],
      [photo.url, '120'],
      [false, true, true],
    ],
  },
  {
    page: 'guides/recipes/media-field.mdx',
    samples: ['recipes/PortraitFrame.tsx'],
    says: 'The photo fills its frame, and its middle is in view until designers move the focus.',
    run: async () => {
      const element = await showIn({}, <PortraitFrame portrait={{ photo }} />);
      const image = element.querySelector('img')!;
      const { width, height, objectPosition } = image.style;
      return [image.getAttribute('src'), width, height, objectPosition];
    },
    is: ['ada', '100%', '100%', '50% 50%'],
  },
  {
    page: 'guides/recipes/reveal.mdx',
    samples: ['recipes/RevealQuote.tsx'],
    says: 'The quote waits until it has come up a fifth of the window.',
    run: () => margins(() => placeSample(RevealQuote, {})),
    is: ['0px 0px -20% 0px'],
  },
  {
    page: 'guides/recipes/site-menu.mdx',
    samples: ['recipes/SiteMenu.tsx'],
    says: 'The menu has its name, and each item its link.',
    run: async () => {
      const children = [{ key: 'a', title: 'Sale', link: { mode: 0, page: 'sale' } }];
      const menus = { main: { key: 'main', title: 'Main', children } };
      const element = await showIn({ menus }, <SiteMenu menuKey="main" />);
      return [
        element.querySelector('nav')!.getAttribute('aria-label'),
        element.querySelector('a')!.getAttribute('href'),
      ];
    },
    is: ['Main', '/sale/'],
  },
  {
    page: 'guides/recipes/shared-state.mdx',
    samples: ['recipes/TeaFilter.tsx'],
    says: 'Placed apart, filter and list share the state, and the chosen kind is pressed.',
    run: async () => {
      const stage = await openSample('recipes/TeaFilter.tsx');
      await stage.set({
        Teas: [
          { name: 'Sencha', kind: 'Green' },
          { name: 'Assam', kind: 'Black' },
        ],
      });
      const look = () => [
        stage.all('li').map(({ textContent }) => textContent),
        stage.all('[aria-pressed=true]').map(({ textContent }) => textContent),
      ];
      const seen = [look()];
      for (const kind of ['Green', 'Black', 'All']) {
        await stage.click(kind);
        seen.push(look());
      }
      return seen;
    },
    is: [
      [['Sencha', 'Assam'], ['All']],
      [['Sencha'], ['Green']],
      [['Assam'], ['Black']],
      [['Sencha', 'Assam'], ['All']],
    ],
  },
  {
    page: 'guides/recipes/breakpoints.mdx',
    samples: ['recipes/TeamGrid.tsx'],
    says: 'A device without a number of its own has the columns of the desktop; the text shrinks below 120 px.',
    run: async () => {
      const at = async (width: number, device: string) => {
        const element = await showIn(
          { device },
          <div style={{ width }}>
            <TeamGrid desktop={2} />
          </div>,
        );
        await settled();
        const { display, gridTemplateColumns, fontSize } = element.querySelector('ul')!.style;
        return [display, gridTemplateColumns, fontSize];
      };
      return [await at(280, 'watch'), await at(41, 'desktop'), await at(340, 'desktop')];
    },
    is: [
      ['grid', 'repeat(2, 1fr)', '20px'],
      ['grid', 'repeat(2, 1fr)', '14px'],
      ['grid', 'repeat(2, 1fr)', '20px'],
    ],
  },
  {
    page: 'guides/recipes/hover-styles.mdx',
    samples: ['recipes/TeaTile.tsx'],
    says: 'The tile is a link.',
    run: async () => (await showIn({}, <TeaTile />)).querySelector('a')!.getAttribute('href'),
    is: '/',
  },
  {
    page: 'guides/recipes/theming.mdx',
    samples: ['recipes/MenuCard.tsx'],
    says: 'The title has its class.',
    run: async () => (await showIn({}, <MenuCard />)).querySelector('h2')!.className,
    is: 'title',
  },
  {
    page: 'guides/recipes/slider.mdx',
    samples: ['recipes/TourSlider.tsx'],
    says: 'The buttons step through the slides, and the one that leads nowhere is off; a new slide is announced.',
    run: async () => {
      const { element, click, heard, text } = await placeSample(
        TourSlider,
        { children: ['a', 'b'] },
        ['ON_SLIDE'],
      );
      const look = () => [
        text('em'),
        [...element.querySelectorAll('button')].map((button) => [
          button.textContent,
          button.disabled,
        ]),
      ];
      const seen = [look()];
      for (const button of ['Next', 'Previous']) {
        await click(button);
        seen.push(look());
      }
      return [seen, heard.length, element.querySelectorAll('[aria-live=polite] em').length];
    },
    is: [
      [
        [
          'a',
          [
            ['Previous', true],
            ['Next', false],
          ],
        ],
        [
          'b',
          [
            ['Previous', false],
            ['Next', true],
          ],
        ],
        [
          'a',
          [
            ['Previous', true],
            ['Next', false],
          ],
        ],
      ],
      2,
      1,
    ],
  },
  {
    page: 'guides/recipes/slider.mdx',
    samples: ['recipes/TourSlider.tsx'],
    says: '`Math.min` keeps the index valid when a designer removes the current last slide.',
    run: async () => {
      const { element, to } = await changing(TourSlider, ['a', 'b']);
      element.querySelectorAll('button')[1]!.click();
      await settled();
      const before = element.querySelector('p')!.textContent;
      await to(['a']);
      return [before, element.querySelector('p')!.textContent];
    },
    is: ['2 of 2', '1 of 1'],
  },
];

/** A component with children that change afterwards. */
export async function changing(
  Sample: (props: { children?: string[] }) => React.ReactNode,
  first: string[],
) {
  const change: { set?: (children: string[]) => void } = {};
  const Changing = () => {
    const [children, setChildren] = React.useState(first);
    React.useEffect(() => {
      change.set = setChildren;
    }, []);
    return <Sample>{children as never}</Sample>;
  };
  const element = await showIn({}, <Changing />);
  return {
    element,
    async to(children: string[]) {
      change.set!(children);
      await settled();
    },
  };
}
