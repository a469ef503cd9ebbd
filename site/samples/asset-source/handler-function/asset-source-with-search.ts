import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type {
  EditorPluginAssetSourceFilterFields,
  EditorPluginSettings,
  ProjectAsset,
} from '@vev/utils';
import { filters } from './filters';
import { mapFilm } from './map-film';
import { mapPhoto } from './map-photo';

type Item = { id: string; title: string; seconds?: number };
type Query = {
  assetType?: 'IMAGE' | 'VIDEO' | 'OTHER';
  filter?: { field: string; value: string }[];
};

const kinds = { IMAGE: 'photos', VIDEO: 'films', OTHER: 'documents' };

async function readQuery(request: Request): Promise<Query> {
  try {
    return (await request.json()) ?? {};
  } catch {
    return {};
  }
}

async function handler(
  request: Request,
  env: Record<string, string>,
): Promise<
  ProjectAsset[] | EditorPluginAssetSourceFilterFields | EditorPluginSettings
> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/settings/meta_fields')) return filters;
  // This source has no settings form and no picker.
  if (pathname.includes('/settings/')) return { form: [] };

  const { assetType = 'IMAGE', filter = [] } = await readQuery(request);
  const kind = kinds[assetType] ?? 'photos';
  if (kind === 'documents') return [];

  const api = new URL(`https://collection.example.org/api/${kind}`);
  api.searchParams.set('text', searchParams.get('search') ?? '');
  for (const { field, value } of filter) api.searchParams.set(field, value);
  const response = await fetch(api, {
    headers: { Authorization: `Bearer ${env.COLLECTION_TOKEN}` },
  });
  if (!response.ok) {
    console.log(`The collection answered ${response.status} for ${kind}`);
    return [];
  }

  const items: Item[] = await response.json();
  return items.map(({ id, title, seconds = 0 }) =>
    kind === 'films' ? mapFilm(id, title, seconds) : mapPhoto(id, title),
  );
}

registerVevPlugin({
  name: 'Museum collection',
  id: 'museum-collection',
  type: EditorPluginType.ASSET_SOURCE,
  form: [
    { type: 'string', name: 'COLLECTION_TOKEN', title: 'Collection token' },
  ],
  handler,
});

export default handler;
