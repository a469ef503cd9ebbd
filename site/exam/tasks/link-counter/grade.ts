import type { Grader } from '../../browser/answer.ts';

const metaData = { projectKey: 'shop', pageKey: 'home', timestamp: 1 };

export const grade: Grader = async () => {
  const sent: string[] = [];
  const { fetch } = window;
  const { sendBeacon } = navigator;
  const take = async (address: unknown, body: unknown) =>
    sent.push(`${String(address)} ${await new Response(body as BodyInit).text()}`);
  navigator.sendBeacon = (address, body) => Boolean(take(address, body));
  window.fetch = async (address, options) => {
    if (options?.keepalive) await take(address, options.body);
    return new Response();
  };
  const track = async (type: string, data: object) => {
    window.dispatchEvent(new CustomEvent('vev.track', { detail: { type, data, metaData } }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return sent.splice(0);
  };
  try {
    const link = await track('VEV_LINK_CLICK', { url: 'https://museum.example/' });
    const others = [
      ...(await track('VEV_PAGE_LOAD', { pageKey: 'home' })),
      ...(await track('VEV_VIDEO_PLAY', { videoUrl: '/a.mp4' })),
      ...(await track('ORDERED', { url: 'https://museum.example/' })),
    ];
    const [address, body] = [link[0]?.slice(0, 28).trim(), link[0]?.slice(28)];
    const values = JSON.parse(body?.trim() || '{}') as Record<string, unknown>;
    return {
      'a click on a link is sent once': link.length === 1,
      'to the right address': address === 'https://stats.example/links',
      'with the address of the link': values.url === 'https://museum.example/',
      'with the key of the page': values.page === 'home',
      'nothing else is sent': link.length > 0 && others.length === 0,
    };
  } finally {
    navigator.sendBeacon = sendBeacon;
    window.fetch = fetch;
  }
};
