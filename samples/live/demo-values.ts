import type { Data, Values } from '../../site/live/protocol.ts';
import { pictures, type PictureKey } from './pictures.ts';

/** What a sample needs to show something. */
export interface Demo {
  /** Values of its props, over its initial values. */
  values?: Values;
  /** A page taller than the stage around it, so that there is something to scroll. */
  hasRoom?: boolean;
  /** Its size in px, where the registration names none. */
  size?: { width: number; height: number };
  /** How many of it stand on the page. */
  copies?: number;
  /** The text of each of its content children. */
  children?: string[];
}

const picture = (key: PictureKey): Data => ({ key, url: pictures[key].src });
const film = (): Data => ({
  key: 'workshop',
  url: new URL('../live/workshop.webm', document.baseURI).href,
});
const icon: Data = {
  key: 'clock',
  name: 'Clock',
  path: [24, 24, 'M12 2a10 10 0 100 20 10 10 0 000-20zm0 2a8 8 0 110 16 8 8 0 010-16zm-1 3h2v4.600l3.500 2-1 1.700L11 12.800z'],
};

/** By the name of the sample's file. A sample that is not here shows something by itself. */
const demos: Record<string, () => Demo> = {
  ProductTeaser: () => ({
    values: { photo: picture('stool'), details: { mode: 0, page: 'teas' } },
  }),
  ShopFront: () => ({ values: { photo: picture('shop') } }),
  ShopPhoto: () => ({ values: { photo: picture('shop') } }),
  OpeningSign: () => ({ values: { sign: icon } }),
  IconBadge: () => ({ values: { icon } }),
  SaleBanner: () => ({ values: { ink: '#8a3b1f', mark: icon } }),
  CreditedPhoto: () => ({ values: { photo: picture('tea') } }),
  TeamPhoto: () => ({ values: { photo: picture('mira') } }),
  TeamWall: () => ({
    values: {
      team: [
        { member: { name: 'Mira', photo: picture('mira') } },
        { member: { name: 'Jonas', photo: picture('jonas') } },
      ],
    },
  }),
  WeekPlan: () => ({
    values: {
      days: [
        { day: { label: 'Monday', hours: '09:00 to 17:00' } },
        { day: { label: 'Saturday', hours: '10:00 to 14:00' } },
      ],
    },
  }),
  Gallery: () => ({ children: ['Oak stool', 'Green tea', 'Shop front'] }),
  RecipeSteps: () => ({
    children: ['Warm the pot', 'Pour at 80 degrees', 'Wait for three minutes'],
  }),
  CellarShelf: () => ({ copies: 2 }),
  CheckoutHint: () => ({ values: { checkoutPage: 'home' } }),
  GuestStepper: () => ({ values: { guestsKey: 'guests' } }),
  LivePrice: () => ({ values: { priceKey: 'price' } }),
  ShopMenu: () => ({ values: { menuKey: 'shop' } }),
  LazyMap: () => ({ hasRoom: true, size: { width: 480, height: 300 } }),
  PageLength: () => ({ hasRoom: true }),
  ReadingBar: () => ({ hasRoom: true }),
  VisiblePercent: () => ({ hasRoom: true }),
  WorkshopVideo: () => ({ values: { url: (film() as { url: string }).url } }),
  FilmClip: () => ({ values: { film: (film() as { url: string }).url } }),
  ShopFilm: () => ({ values: { film: film() } }),
  OrderButton: () => ({ values: { target: { mode: 2, href: 'https://shop.example.com' } } }),
  PriceList: () => ({
    values: {
      file: {
        name: 'prices.csv',
        url: 'data:text/csv,Oak%20stool%2C49',
        size: 12,
        type: 'text/csv',
      },
    },
  }),
  WordCount: () => ({ values: { text: 'Fresh bread every morning, tea all day.' } }),
};

/** What a sample of this name gets. */
export const demoOf = (name: string): Demo => demos[name]?.() ?? {};
