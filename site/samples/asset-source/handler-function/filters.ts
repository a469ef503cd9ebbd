import type { EditorPluginAssetSourceFilterFields } from '@vev/utils';

export const filters: EditorPluginAssetSourceFilterFields = [
  {
    label: 'Material',
    value: 'material',
    fields: [
      { label: 'Glass', value: 'glass' },
      { label: 'Paper', value: 'paper' },
    ],
  },
];
