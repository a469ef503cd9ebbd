import type { Data, Library, Media, Values } from '../../site/live/protocol.ts';
import type { PictureKey } from './pictures.ts';

/** What a sample needs to show something. */
export interface Demo {
  /** Values of its props, over its initial values. */
  values?: Values;
  /** A page taller than the stage around it, so that there is something to scroll. */
  hasRoom?: boolean;
  /** Its size in px, where the registration names none. */
  size?: { width: number; height?: number };
  /** How many copies are on the page. */
  copies?: number;
  /** The text of each of its content children. */
  children?: string[];
}

/** The values come from what the project has. */
type MakeDemo = (library: Library) => Demo;

const keyed = (items: Media[], key: string): Data => {
  const found = items.find((item) => item.key === key)!;
  return { key, url: found.url };
};
const file = ({ upload }: Library, name: string): Data => ({
  ...upload.find((each) => each.name === name)!,
});
const film = ({ video }: Library) => video[0]!.url;
const sound = ({ audio }: Library): Data => {
  const { key, url, name } = audio[0]!;
  return { key, url, filename: name };
};
const icon = ({ icon }: Library, key: string): Data => ({
  ...icon.find((each) => each.key === key)!,
});
const photo =
  (key: PictureKey): MakeDemo =>
  (library) => ({
    values: { photo: keyed(library.image, key) },
  });

/** By the name of the sample's file. A sample that is not here shows something by itself. */
const demos: Record<string, MakeDemo> = {
  Offer: ({ image }) => ({
    values: { photo: keyed(image, 'stool') },
    size: { width: 240 },
  }),
  ProductTeaser: ({ image }) => ({
    values: { photo: keyed(image, 'stool'), details: { mode: 0, page: 'teas' } },
  }),
  ShopFront: photo('shop'),
  ShopPhoto: photo('shop'),
  CreditedPhoto: photo('tea'),
  TeamPhoto: photo('mira'),
  OpeningSign: (library) => ({ values: { sign: icon(library, 'clock') } }),
  IconBadge: (library) => ({ values: { icon: icon(library, 'leaf') } }),
  SaleBanner: (library) => ({ values: { ink: '#8a3b1f', mark: icon(library, 'tag') } }),
  TeamWall: ({ image }) => ({
    values: {
      team: [
        { member: { name: 'Mira', photo: keyed(image, 'mira') } },
        { member: { name: 'Jonas', photo: keyed(image, 'jonas') } },
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
  WorkshopVideo: (library) => ({ values: { url: film(library) } }),
  FilmClip: (library) => ({ values: { film: film(library) } }),
  ShopFilm: (library) => ({
    values: { film: keyed(library.video, 'workshop'), sound: sound(library) },
  }),
  PodcastPlayer: (library) => ({ values: { episode: file(library, 'chime.wav') } }),
  OrderButton: () => ({ values: { target: { mode: 2, href: 'https://shop.example.com' } } }),
  PriceList: (library) => ({ values: { file: file(library, 'prices.csv') } }),
  WordCount: () => ({ values: { text: 'Fresh bread every morning, tea all day.' } }),
  NewsFeed: () => ({ values: { url: 'https://shop.example.com/news.json' } }),
  PortraitFrame: ({ image }) => ({
    values: { portrait: { photo: keyed(image, 'mira') } },
  }),
  TeaFilter: () => ({
    values: {
      teas: [
        { name: 'Sencha', kind: 'Green' },
        { name: 'Assam', kind: 'Black' },
      ],
    },
  }),
  TourSlider: () => ({ children: ['The shop', 'The workshop', 'The garden'] }),
  FilmStage: ({ video }) => ({ values: { film: keyed(video, 'workshop') } }),
  // Schemas alone: each has some of these.
  props: (library) => ({
    values: {
      mark: icon(library, 'tag'),
      sound: sound(library),
      headline: 'Oak stools back',
      story: 'Made in the workshop behind the shop.',
      contact: 'shop@example.com',
      budget: 400,
      price: 49,
      tilt: 12,
      discount: 0.25,
      address: { street: 'Harbour Street 4', city: 'Bergen' },
      stores: ['oslo'],
      menuKey: 'shop',
      from: '2026-12-01',
      until: '2026-12-24',
      priceKey: 'price',
      articleNumber: 'AB-12',
      salePrice: 59,
      couponCode: 'SPRING',
      days: 3,
      note: 'Ring twice',
      startOn: [{ key: 'onClick' }],
      target: 'heading',
      card: { mainComponent: 'card', variant: 'hover' },
      mapsKey: 'maps-public-key',
    },
  }),
  playground: ({ image }) => ({
    values: { onSale: true, goods: [{ name: 'Oak stool', photo: keyed(image, 'stool') }] },
  }),
  context: () => ({ values: { delivery: true, deliveryFee: 4, checkoutPage: 'checkout' } }),
  guests: () => ({ values: { seats: 4, guests: 6 } }),
};

/** What a sample of this name gets. */
export const demoOf = (name: string, library: Library): Demo => demos[name]?.(library) ?? {};
