import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { ProjectImageAsset } from '@vev/utils';

type Photo = {
  id: string;
  title: string;
  file: string;
  width: number;
  height: number;
};

async function handler(
  request: Request,
  env: Record<string, string>,
): Promise<ProjectImageAsset[]> {
  const response = await fetch('https://collection.example.org/api/photos', {
    headers: { Authorization: `Bearer ${env.COLLECTION_TOKEN}` },
  });
  const photos: Photo[] = await response.json();

  return photos.map((photo) => ({
    key: photo.id,
    mimeType: 'image/jpeg',
    url: photo.file,
    filename: photo.title,
    dimension: { width: photo.width, height: photo.height },
    updated: Date.now(),
  }));
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
