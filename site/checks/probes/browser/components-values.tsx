import { Image, Link, Render } from '@vev/react';
import React from 'react';
import type { Probe } from './probe.ts';
import { settled, show, showIn } from './stage.tsx';

const page = 'react/components.mdx';

const images = {
  photo: {
    key: 'photo',
    src: '//img.example/photo.jpg',
    srcset: [
      ['//img.example/300.jpg', 300],
      ['//img.example/600.jpg', 600],
    ],
    meta: { description: 'A shop front', alt: 'Not this one' },
  },
};

/** The attributes of the image that `Image` renders. */
async function imageOf(props: Parameters<typeof Image>[0]) {
  const element = await showIn({ images }, <Image {...props} />);
  const image = element.querySelector('img')!;
  return Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]));
}

/** The attributes of the link that `Link` renders for a value. */
async function linkOf(value: object, props: object = {}) {
  const element = await showIn(
    {},
    <Link to={value as { mode: number }} {...props}>
      Go
    </Link>,
  );
  const link = element.querySelector('a')!;
  return Object.fromEntries(
    [...link.attributes]
      .map(({ name, value: text }) => [name, text] as const)
      .filter(([name]) => name !== 'data-tween'),
  );
}

/** Renders a page of another project, and returns the fetched addresses. */
async function rendered(props: Omit<Parameters<typeof Render>[0], 'loader'>) {
  const { fetch } = window;
  const addresses: string[] = [];
  let answer: () => void = () => undefined;
  window.fetch = (address) => {
    addresses.push(String(address));
    return new Promise((resolve) => {
      answer = () =>
        resolve(Response.json({ css: '', html: '<p>Sale</p>', json: {}, scripts: [] }));
    });
  };
  const element = await show(<Render loader={<i>Loading</i>} {...props} />);
  const before = element.textContent;
  answer();
  await settled();
  window.fetch = fetch;
  return { addresses, before, after: element.querySelector('p')?.textContent };
}

export const valueComponents: Probe[] = [
  {
    page,
    says: '`Image` joins several pairs without a comma',
    run: async () => [
      (await imageOf({ src: { key: 'photo' }, sizes: [[1440, 960]] })).sizes,
      (
        await imageOf({
          src: { key: 'photo' },
          sizes: [
            [480, 400],
            [1440, 960],
          ],
        })
      ).sizes,
    ],
    is: ['960px', '(max-width: 480px) 400px 960px'],
  },
  {
    page,
    says: 'An object whose key the project does not know is shown by its key, as if that were the URL.',
    run: async () => (await imageOf({ src: { key: 'none', url: 'x' } as { key: string } })).src,
    is: 'none',
  },
  {
    page,
    says: 'Any other string is used as the URL.',
    run: async () => (await imageOf({ src: '/front.jpg' })).src,
    is: '/front.jpg',
  },
  {
    page,
    says: 'A URL that starts with `//` gets `https:` in front.',
    run: async () => {
      const { src, srcset } = await imageOf({ src: { key: 'photo' } });
      return [src, srcset];
    },
    is: ['https://img.example/photo.jpg', '//img.example/300.jpg 300w,//img.example/600.jpg 600w'],
  },
  {
    page,
    says: 'Without it, the description of the image in the project becomes the alternative text.',
    run: async () => [
      (await imageOf({ src: { key: 'photo' } })).alt,
      (await imageOf({ src: { key: 'photo' }, alt: 'Mine' })).alt,
    ],
    is: ['A shop front', 'Mine'],
  },
  {
    page,
    says: 'In browsers whose user agent contains `safari`, which includes Chrome, the attribute is removed once the component runs.',
    run: async () => (await imageOf({ src: '/front.jpg' })).loading,
    is: undefined,
  },
  {
    page,
    says: 'A value that starts with neither `http` nor `/` gets `http://` in front.',
    run: async () => [
      (await linkOf({ mode: 2, href: 'shop.example.com' })).href,
      (await linkOf({ mode: 2, href: '/sale' })).href,
    ],
    is: ['http://shop.example.com', '/sale'],
  },
  {
    page,
    says: '`Link` follows all of them, mode 1 and 5 too.',
    run: async () => [
      (await linkOf({ mode: 0, page: 'sale' })).href,
      (await linkOf({ mode: 1, widget: { key: 'wine', page: 'sale' } })).href,
      (await linkOf({ mode: 3, email: 'a@b.example', subject: 'Hi' })).href,
      (await linkOf({ mode: 4, phone: '+47' })).href,
      (await linkOf({ mode: 5, file: { url: '/a.pdf', name: 'a.pdf' } })).href,
    ],
    is: ['/sale/', '/sale/#wine', 'mailto:a@b.example?subject=Hi', 'tel:+47', '/a.pdf'],
  },
  {
    page,
    says: '`true` opens a new tab',
    run: async () => [
      (await linkOf({ mode: 2, href: '/', target: true })).target,
      (await linkOf({ mode: 2, href: '/', target: false })).target,
      (await linkOf({ mode: 0, page: 'sale', target: true })).target,
    ],
    is: ['_blank', undefined, '_blank'],
  },
  {
    page,
    says: 'Links to email addresses always open one.',
    run: async () => (await linkOf({ mode: 3, email: 'a@b.example' })).target,
    is: '_blank',
  },
  {
    page,
    says: '`nofollow` and `sponsored` become the `rel` of the link.',
    run: async () => (await linkOf({ mode: 2, href: '/', nofollow: true, sponsored: true })).rel,
    is: 'nofollow sponsored',
  },
  {
    page,
    says: 'Has no effect as a prop. In the value of an external link, `true` passes the query string of the current page on.',
    run: async () => {
      const name = 'data-forward-query-params';
      return [
        (await linkOf({ mode: 2, href: '/' }, { queryParams: true }))[name],
        (await linkOf({ mode: 2, href: '/', queryParams: true }))[name],
      ];
    },
    is: [undefined, 'true'],
  },
  {
    page,
    says: '| `loader` | React node, required | Shown while the page loads |',
    run: async () => rendered({ projectKey: 'p1', pageKey: 'q' }),
    is: {
      addresses: ['https://embed.vev.page/v1/p1/q?type=json'],
      before: 'Loading',
      after: 'Sale',
    },
  },
  {
    page,
    says: 'The package ignores `fallback`.',
    run: async () => {
      const props = { projectKey: 'p3', pageKey: 'q', fallback: <b>Waiting</b> };
      return (await rendered(props)).before;
    },
    is: 'Loading',
  },
  {
    page,
    says: 'Only `noCache` skips the cache, in development too.',
    // `drift/comments.test.ts` looks for the other half in the program.
    run: async () => (await rendered({ projectKey: 'p4', pageKey: 'q' })).addresses,
    is: ['https://embed.vev.page/v1/p4/q?type=json'],
  },
  {
    page,
    says: '`true` requests the page without the cache',
    run: async () => (await rendered({ projectKey: 'p2', pageKey: 'q', noCache: true })).addresses,
    is: ['https://embed.vev.page/v1/p2/q?type=json&nocache'],
  },
];
