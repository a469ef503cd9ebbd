import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';

type Photo = { id: string; title: string; file: string; width: number; height: number };

async function handler(request: Request, env: Record<string, string>) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.includes('/settings/')) return { form: [] };
  const url = new URL('https://photos.example/api/list');
  url.searchParams.set('text', searchParams.get('search') ?? '');
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${env.PHOTO_TOKEN}` },
  });
  if (!response.ok) return [];
  const { photos }: { photos: Photo[] } = await response.json();
  return photos.map(({ id, title, file, width, height }) => ({
    key: id,
    url: file,
    mimeType: 'image/jpeg',
    filename: `${title}.jpg`,
    dimension: { width, height },
    updated: Date.now(),
  }));
}

registerVevPlugin({
  name: 'Photo library',
  id: 'photo-library',
  type: EditorPluginType.ASSET_SOURCE,
  form: [{ type: 'string', name: 'PHOTO_TOKEN', title: 'Token', options: { type: 'password' } }],
  handler,
});

export default handler;
