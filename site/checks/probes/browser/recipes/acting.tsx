import BookingForm from '../../../../samples/recipes/BookingForm.tsx';
import FilmStage from '../../../../samples/recipes/FilmStage.tsx';
import NewsFeed from '../../../../samples/recipes/NewsFeed.tsx';
import TourSlider from '../../../../samples/recipes/TourSlider.tsx';
import type { Probe } from '../probe.ts';
import { settled } from '../stage.tsx';
import { inEditor, placeSample, withAnswers } from './recipe-stage.tsx';

const url = 'https://shop.example/booking';

/** Fills an input as a visitor does. */
function fill(element: Element, name: string, text: string) {
  const input = element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = text;
}

/**
 * Three pages of two, and an empty one. Each is there before React has rendered that it loads: after 5 ms React lets
 * other work of the browser come first.
 */
const news = (address: URL) => {
  const page = Number(address.searchParams.get('page'));
  const ids = page > 3 ? [] : [page * 2 - 1, page * 2];
  const items = ids.map((id) => ({ id: `${id}`, title: `News ${id}` }));
  for (const start = performance.now(); performance.now() - start < 10;);
  return Object.assign(new Response(), { json: async () => items });
};

/** Places the list and waits for its first pages. */
async function placeNews(state: object = {}) {
  const placed = await placeSample(NewsFeed, { url: 'https://shop.example/news' }, [], state);
  await settled();
  await settled();
  return placed;
}

async function swipe(element: Element, from: number, to: number) {
  const at = (type: string, clientX: number) =>
    element.dispatchEvent(new MouseEvent(type, { clientX, clientY: 50, bubbles: true }));
  at('mousedown', from);
  await settled();
  at('mouseup', to);
  await settled();
}

export const actingRecipes: Probe[] = [
  {
    page: 'guides/recipes/slider.mdx',
    samples: ['recipes/TourSlider.tsx'],
    says: 'On the page the slider shows one slide at a time, with its number. Swipe left for the next slide and right for the one before. At either end nothing moves.',
    run: async () => {
      const { element, text } = await placeSample(TourSlider, { children: ['a', 'b'] });
      const frame = element.querySelector('section > div')!;
      const seen = [];
      for (const [from, to] of [
        [50, 50],
        [50, 90],
        [90, 10],
        [90, 10],
        [10, 90],
      ]) {
        await swipe(frame, from!, to!);
        seen.push(`${text('em')} ${text('section p')}`);
      }
      return seen;
    },
    is: ['a 1 of 2', 'a 1 of 2', 'b 2 of 2', 'b 2 of 2', 'a 1 of 2'],
  },
  {
    page: 'guides/recipes/slider.mdx',
    samples: ['recipes/TourSlider.tsx'],
    says: 'A designer can let a click on any element run `NEXT_SLIDE`. Each new slide sends `ON_SLIDE` with its number, counted from 1.',
    run: async () => {
      const { heard, send } = await placeSample(TourSlider, { children: ['a', 'b'] }, ['ON_SLIDE']);
      for (const type of ['NEXT_SLIDE', 'NEXT_SLIDE', 'PREVIOUS_SLIDE']) await send(type);
      return heard;
    },
    is: [
      ['ON_SLIDE', { number: 2 }],
      ['ON_SLIDE', { number: 1 }],
    ],
  },
  {
    page: 'guides/recipes/slider.mdx',
    samples: ['recipes/TourSlider.tsx'],
    says: 'A new slider asks for its first slide.',
    run: async () => (await placeSample(TourSlider, {})).text('section > div'),
    is: 'Add the first slide',
  },
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: 'A click on the button with an empty form shows a hint beside each of the inputs, and the first of them gets the focus.',
    run: async () => {
      const { element, click } = await placeSample(BookingForm, { url });
      await click('Book a table');
      const described = [...element.querySelectorAll('input')].map((input) => {
        const hint = document.getElementById(input.getAttribute('aria-describedby')!);
        return hint!.textContent === input.validationMessage && hint!.textContent !== '';
      });
      return [described, document.activeElement!.getAttribute('name')];
    },
    is: [[true, true, true], 'name'],
  },
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: 'When everything is right the form is sent to the URL, an answer appears below the button, and `ON_BOOKING` lets a designer show something else or open a page.',
    run: () =>
      withAnswers(
        () => new Response(),
        async (requests) => {
          const { element, click, heard, text } = await placeSample(BookingForm, { url }, [
            'ON_BOOKING',
          ]);
          fill(element, 'name', 'Ada');
          fill(element, 'email', 'ada@example.com');
          fill(element, 'guests', '9');
          await click('Book a table');
          const before = [...requests];
          fill(element, 'guests', '8');
          await click('Book a table');
          return { before, requests, heard, answer: text('[role=status]') };
        },
      ),
    is: { before: [], requests: [url], heard: [['ON_BOOKING', {}]], answer: 'Thank you.' },
  },
  {
    page: 'guides/recipes/form.mdx',
    samples: ['recipes/BookingForm.tsx'],
    says: 'In the editor nothing is sent, since `disabled` is `true` there. The checks still run.',
    run: () =>
      withAnswers(
        () => new Response(),
        async (requests) => {
          const { element, click } = await placeSample(BookingForm, { url }, [], inEditor);
          await click('Book a table');
          const hints = () =>
            [...element.querySelectorAll('p > span')].map(({ textContent }) => textContent !== '');
          const before = hints();
          fill(element, 'name', 'Ada');
          fill(element, 'email', 'ada@example.com');
          fill(element, 'guests', '2');
          await click('Book a table');
          return [before, hints(), requests];
        },
      ),
    is: [[true, true, true], [false, false, false], []],
  },
  {
    page: 'guides/recipes/infinite-list.mdx',
    samples: ['recipes/NewsFeed.tsx'],
    says: 'The list fetches page after page until its end is more than 300 px below the window, and continues when a visitor scrolls. An empty page ends it, with a line that says so.',
    run: () =>
      withAnswers(news, async (requests) => {
        const style = document.body.appendChild(document.createElement('style'));
        style.textContent = 'li { height: 100vh }';
        const { element, text } = await placeNews();
        const first = requests.length;
        for (let page = 0; page < 3; page += 1) {
          element.querySelector('div > p')!.scrollIntoView();
          await settled();
          await settled();
        }
        style.remove();
        return [
          first,
          requests.length,
          element.querySelectorAll('li').length,
          text('[role=status]'),
        ];
      }),
    is: [1, 4, 6, 'That was all'],
  },
  {
    page: 'guides/recipes/infinite-list.mdx',
    samples: ['recipes/NewsFeed.tsx'],
    says: 'After an error a button appears instead. A click on it fetches the same page again.',
    run: () => {
      const answers = [new Response(null, { status: 500 })];
      return withAnswers(
        (address) => answers.pop() ?? news(address),
        async (requests) => {
          const { click, element } = await placeNews();
          await click('Try again');
          await settled();
          const pages = requests.map((address) => new URL(address).searchParams.get('page'));
          return [pages.slice(0, 2), element.querySelectorAll('li').length];
        },
      );
    },
    is: [['1', '1'], 6],
  },
  {
    page: 'guides/recipes/infinite-list.mdx',
    samples: ['recipes/NewsFeed.tsx'],
    says: 'In the editor only the first page loads.',
    run: () =>
      withAnswers(news, async (requests) => {
        await placeNews(inEditor);
        return requests.length;
      }),
    is: 1,
  },
  {
    page: 'guides/recipes/video-events.mdx',
    samples: ['recipes/FilmStage.tsx'],
    says: 'During the film `ON_QUARTER` arrives with 25, 50, 75 and 100 in `percent`, and each of them once. At the end `ON_END` follows.',
    run: async () => {
      const film = { url: '/film.mp4', key: 'film' };
      const names = ['ON_QUARTER', 'ON_END'];
      const { element, heard } = await placeSample(FilmStage, { film }, names);
      const video = element.querySelector('video')!;
      Object.defineProperty(video, 'duration', { value: 80 });
      for (let time = 0; time <= 80; time += 1) {
        Object.defineProperty(video, 'currentTime', { value: time, configurable: true });
        video.dispatchEvent(new Event('timeupdate'));
      }
      video.dispatchEvent(new Event('ended'));
      return heard;
    },
    is: [...[25, 50, 75, 100].map((percent) => ['ON_QUARTER', { percent }]), ['ON_END', {}]],
  },
  {
    page: 'guides/recipes/video-events.mdx',
    samples: ['recipes/FilmStage.tsx'],
    says: '`ON_REFUSED` lets a designer show a button in that case.',
    run: async () => {
      const { prototype } = HTMLMediaElement;
      const { play } = prototype;
      prototype.play = () => Promise.reject(new Error('NotAllowedError'));
      const film = { url: '/film.mp4', key: 'film' };
      const { heard, send } = await placeSample(FilmStage, { film }, ['ON_REFUSED']);
      await send('PLAY_FILM');
      prototype.play = play;
      return heard;
    },
    is: [['ON_REFUSED', {}]],
  },
];
