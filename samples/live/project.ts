import type { Library, MenuEntry, ProjectPart } from '../../site/live/protocol.ts';
import { film } from './film.ts';
import { chime } from './sound.ts';
import { pictures } from './pictures.ts';

/** The sample project: a small shop. Samples find in it what a designer's project would have. */
export const projectKey = 'corner-shop';
export const projectTitle = 'Corner shop';

export const pages = [
  { key: 'home', title: 'Home', path: '', index: true },
  { key: 'teas', title: 'Teas', path: 'teas' },
  { key: 'checkout', title: 'Checkout', path: 'checkout' },
];

const variables = [
  { key: 'price', name: 'Price of the stool', type: 'number', value: '49', unit: ' EUR' },
  { key: 'guests', name: 'Guests', type: 'number', value: '2', unit: '' },
  { key: 'ink', name: 'Ink', type: 'color', value: '#8a3b1f', unit: '' },
  { key: 'hello', name: 'Greeting', type: 'text', value: 'Open until six', unit: '' },
  { key: 'serif', name: 'Serif', type: 'font', value: 'Georgia', unit: '' },
];

const icons: Library['icon'] = [
  {
    key: 'leaf',
    name: 'Leaf',
    path: [
      24,
      24,
      'M20 3C9 3 4 8 4 14c0 2 .6 3.600 1.600 4.900L3 21.500 4.500 23l2.800-2.800C8.500 20.700 9.700 21 11 21c7 0 9-8 9-18zM7 17c2-5 5-8 9-10-3 3-5.500 6.500-7 11z',
    ],
  },
  {
    key: 'clock',
    name: 'Clock',
    path: [
      24,
      24,
      'M12 2a10 10 0 100 20 10 10 0 000-20zm0 2a8 8 0 110 16 8 8 0 010-16zm-1 3h2v4.600l3.500 2-1 1.700L11 12.800z',
    ],
  },
  {
    key: 'tag',
    name: 'Tag',
    path: [24, 24, 'M3 3h9l9 9-9 9-9-9zm4.500 2.500a2 2 0 100 4 2 2 0 000-4z'],
  },
];

const menus: MenuEntry[] = [
  { key: 'shop', title: 'Shop', items: ['Home', 'Teas', 'Checkout'] },
  { key: 'small', title: 'Small print', items: ['Imprint', 'Privacy'] },
];

/** The project as the panel and the sample see it. Created once per mount: some values are blob URLs. */
export class Project {
  #parts: Record<ProjectPart, boolean> = {
    pages: true,
    menus: true,
    variables: true,
    images: true,
  };
  #menus = menus;
  #chime = URL.createObjectURL(chime());
  #film = URL.createObjectURL(film());

  /** What fields choose from. */
  library(events: Library['events']): Library {
    return {
      image: Object.values(pictures).map(({ key, src, meta }) => ({
        key,
        name: meta.description,
        url: src,
        thumbnail: src,
      })),
      video: [{ key: 'workshop', name: 'Workshop film', url: this.#film }],
      audio: [{ key: 'chime', name: 'chime.wav', url: this.#chime }],
      icon: icons,
      upload: [
        { name: 'chime.wav', url: this.#chime, size: 24_044, type: 'audio/wav' },
        {
          name: 'prices.csv',
          url: 'data:text/csv,Oak%20stool%2C49',
          size: 12,
          type: 'text/csv',
        },
        { name: 'oak-stool.svg', url: pictures.stool.src, size: 720, type: 'image/svg+xml' },
      ],
      pages,
      menus: this.#menus,
      variables,
      elements: [
        { key: 'sample', name: 'This component' },
        { key: 'heading', name: 'Heading of the page' },
      ],
      mainComponents: [
        { key: 'card', name: 'Card', variants: ['default', 'hover'] },
        { key: 'footer', name: 'Footer', variants: ['default'] },
      ],
      events,
    };
  }

  /** The members of the SDK's state that hold data of the project. */
  state() {
    const { images, variables: hasVariables, menus: hasMenus, pages: hasPages } = this.#parts;
    return {
      project: projectKey,
      pages: hasPages ? pages : pages.slice(0, 1),
      menus: hasMenus
        ? Object.fromEntries(this.#menus.map((menu) => [menu.key, toMenu(menu)]))
        : {},
      primaryMenu: hasMenus ? this.#menus[0]!.key : undefined,
      variables: hasVariables ? variables : [],
      images: images ? pictures : {},
      shapes: Object.fromEntries(icons.map(({ key, path }) => [key, path])),
    };
  }

  /** Switches parts on and off. */
  show(parts: Record<ProjectPart, boolean>): void {
    this.#parts = parts;
  }

  /** Gives a menu other items. */
  editMenu({ key, items }: { key: string; items: string[] }): void {
    this.#menus = this.#menus.map((menu) => (menu.key === key ? { ...menu, items } : menu));
  }
}

/** A menu as the SDK has it: an item leads to the page of its title, or nowhere. */
function toMenu({ key, title, items }: MenuEntry) {
  const children = items.map((item, index) => {
    const page = pages.find((page) => page.title === item);
    return {
      key: `${key}-${index}`,
      title: item,
      ...(page && { link: { mode: 0, page: page.key } }),
    };
  });
  return { key, title, children };
}
