import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { ProjectAsset } from '@vev/utils';

async function handler(
  request: Request,
  env: Record<string, string>,
): Promise<ProjectAsset[]> {
  const response = await fetch('https://collection.example.org/api/images', {
    headers: { Authorization: `Bearer ${env.COLLECTION_TOKEN}` },
  });
  return response.json();
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
