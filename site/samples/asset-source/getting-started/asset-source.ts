import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
import type { ProjectImageAsset } from '@vev/utils';

const images = 'https://collection.example.org/images';

async function handler(): Promise<ProjectImageAsset[]> {
  return [
    {
      key: 'oil-lamp-1904',
      mimeType: 'image/jpeg',
      url: `${images}/oil-lamp-1904.jpg`,
      filename: 'Oil lamp, 1904',
      dimension: { width: 2400, height: 1600 },
      thumb: `${images}/oil-lamp-1904-small.jpg`,
      updated: Date.now(),
    },
    {
      key: 'harbor-map-1788',
      mimeType: 'image/png',
      url: `${images}/harbor-map-1788.png`,
      filename: 'Harbor map, 1788',
      dimension: { width: 3000, height: 2000 },
      thumb: `${images}/harbor-map-1788-small.png`,
      updated: Date.now(),
    },
  ];
}

registerVevPlugin({
  name: 'Museum collection',
  id: 'museum-collection',
  type: EditorPluginType.ASSET_SOURCE,
  form: [],
  handler,
});

export default handler;
