import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

/** The theme shown. Apart from what sets it, so that the build can render its readers. */
export const themeStore = createStore<Theme>('light');
