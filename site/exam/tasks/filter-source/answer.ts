import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { EditorPluginAssetSourceFilterFields, ProjectAsset } from '@vev/utils';

const filters: EditorPluginAssetSourceFilterFields = [
  {
    label: 'Mood',
    value: 'mood',
    fields: [
      { label: 'Calm', value: 'calm' },
      { label: 'Wild', value: 'wild' },
    ],
  },
];

async function handler(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/settings/meta_fields')) return filters;
  if (pathname.includes('/settings/')) return { form: [] };
  const body = (await request.json().catch(() => null)) ?? {};
  if (body.assetType !== 'VIDEO') return [];
  const url = new URL('https://films.example/films');
  url.searchParams.set('text', searchParams.get('search') ?? '');
  for (const { field, value } of body.filter ?? []) url.searchParams.set(field, value);
  const response = await fetch(url);
  const films: { id: string; file: string; seconds: number }[] = await response.json();
  return films.map(({ id, file, seconds }): ProjectAsset => ({
    key: id,
    url: file,
    mimeType: 'video/mp4',
    additionalSources: [],
    duration: seconds,
    updated: Date.now(),
  }));
}

registerVevPlugin({
  name: 'Films',
  id: 'films',
  type: EditorPluginType.ASSET_SOURCE,
  form: [],
  handler,
});

export default handler;
