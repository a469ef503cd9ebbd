import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { EditorPluginSettings, ProjectAsset } from '@vev/utils';
import { fetchPhotos } from './fetch-photos';

async function handler(
  request: Request,
  env: Record<string, string>,
): Promise<ProjectAsset[] | EditorPluginSettings> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.includes('/settings/')) return { form: [] };
  const body = await request.json().catch(() => ({}));
  if ((body?.assetType ?? 'IMAGE') !== 'IMAGE') return [];

  const url = new URL('/photos', env.LIBRARY_ADDRESS);
  url.searchParams.set('text', searchParams.get('search') ?? '');
  try {
    const photos = await fetchPhotos(url, env.LIBRARY_TOKEN);
    console.log(`Found ${photos.length} photos`);
    return photos.map(({ id, title, file, width, height }) => ({
      key: id,
      mimeType: 'image/jpeg',
      url: file,
      filename: `${title}.jpg`,
      dimension: { width, height },
      updated: Date.now(),
    }));
  } catch (error) {
    console.log(String(error));
    return [];
  }
}

registerVevPlugin({
  name: 'Photo library',
  id: 'photo-library',
  type: EditorPluginType.ASSET_SOURCE,
  form: [
    {
      type: 'string',
      name: 'LIBRARY_ADDRESS',
      title: 'Address of the library',
      options: { type: 'url' },
    },
    {
      type: 'string',
      name: 'LIBRARY_TOKEN',
      title: 'Token',
      options: { type: 'password' },
    },
  ],
  handler,
});

export default handler;
