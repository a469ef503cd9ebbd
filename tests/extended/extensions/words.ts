import type { Extension } from 'stilldocs';

/** Marks a name in samples, and notes the touches of such a sample. */
export const words: Extension = {
  name: 'words',
  features: ['~/extensions/words-feature.ts'],
  touched: {
    '[data-seats]': {
      module: '~/extensions/words-browser.ts',
      options: { mark: 'touches' },
      keys: '[data-seats] pre',
    },
  },
};
