import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { ProjectAsset } from '@vev/utils';

async function handler(
  request: Request,
  env: Record<string, string>,
): Promise<ProjectAsset[]> {
  const url = new URL('/api/images', env.COLLECTION_HOST);
  url.searchParams.set('limit', String(Number(env.PAGE_SIZE) || 24));

  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${env.COLLECTION_TOKEN}` },
  });
  return response.json();
}

registerVevPlugin({
  name: 'Museum collection',
  id: 'museum-collection',
  type: EditorPluginType.ASSET_SOURCE,
  form: [
    {
      type: 'string',
      name: 'COLLECTION_HOST',
      title: 'Address',
      options: { type: 'url' },
    },
    {
      type: 'string',
      name: 'COLLECTION_TOKEN',
      title: 'Token',
      options: { type: 'password' },
    },
    { type: 'string', name: 'PAGE_SIZE', title: 'Images per search' },
  ],
  handler,
});

export default handler;
