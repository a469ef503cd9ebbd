import type { Asked } from './check-answer.ts';

/** The ends of URL paths by which the editor says what it asks for; a test compares them with the page. */
export const paths: readonly { path: string; asks: Asked }[] = [
  { path: '', asks: 'assets' },
  { path: '/settings/meta_fields', asks: 'meta fields' },
  { path: '/settings/global', asks: 'settings' },
  { path: '/settings/workspace', asks: 'settings' },
  { path: '/settings/team', asks: 'settings' },
  { path: '/settings/asset_picker', asks: 'picker' },
];

/** What the editor asks assets of. */
export const assetTypes = ['IMAGE', 'VIDEO', 'OTHER'] as const;
