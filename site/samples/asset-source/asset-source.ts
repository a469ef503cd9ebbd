import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';

async function handler() {
  return [
    {
      key: 'oil-lamp-1904',
      mimeType: 'image/jpeg',
      url: 'https://collection.example.org/images/oil-lamp-1904.jpg',
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
