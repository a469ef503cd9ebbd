import type { StringField } from '@vev/utils';
import type { Grader } from '../../browser/answer.ts';
import { sourceOf } from '../../browser/parts.ts';

const photo = {
  id: 'p1',
  title: 'Lamp',
  file: 'https://photos.example/p1.jpg',
  width: 8,
  height: 6,
};

export const grade: Grader = async (answer) => {
  const source = sourceOf(answer);
  const { fetch } = window;
  const asked: { url: URL; token: string | null }[] = [];
  let status = 200;
  window.fetch = async (input, options) => {
    const request = new Request(input, options);
    asked.push({ url: new URL(request.url), token: request.headers.get('authorization') });
    return Response.json({ photos: [photo] }, { status });
  };
  try {
    const env = { PHOTO_TOKEN: 'secret' };
    const [asset] = (await source.ask('/?search=lamp', {}, env)) as Record<string, unknown>[];
    await source.ask('/', {}, env);
    const before = asked.length;
    const settings = await source.ask('/settings/global', {}, env);
    const afterSettings = asked.length;
    status = 503;
    const failed = await source.ask('/', {}, env);
    const field = answer.plugins[0]?.form?.find(({ name }) => name === 'PHOTO_TOKEN');
    return {
      'it is registered as an asset source': source.isRegistered,
      'the token is asked for, and not shown':
        (field as StringField | undefined)?.options?.type === 'password',
      'it searches':
        asked[0]?.url.pathname === '/api/list' && asked[0].url.searchParams.get('text') === 'lamp',
      'it sends the token': asked[0]?.token === 'Bearer secret',
      'without a search it asks for everything': asked[1]?.url.searchParams.get('text') === '',
      'an asset has all that is required':
        asset?.key === 'p1' &&
        asset.url === photo.file &&
        asset.mimeType === 'image/jpeg' &&
        typeof asset.updated === 'number',
      'with name and dimensions':
        asset?.filename === 'Lamp.jpg' &&
        JSON.stringify(asset.dimension) === '{"width":8,"height":6}',
      'settings are an empty form':
        JSON.stringify(settings) === '{"form":[]}' && before === afterSettings,
      'a failure is an empty list': JSON.stringify(failed) === '[]',
    };
  } finally {
    window.fetch = fetch;
  }
};
