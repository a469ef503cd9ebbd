/** Samples in TypeScript that readers cannot run on the site, and why, by their file in `samples/`. */
export const notLive: Record<string, string> = {
  'asset-source/handler-function/access-token.ts': 'A part of an asset source',
  'asset-source/handler-function/filters.ts': 'A part of an asset source',
  'asset-source/handler-function/map-film.ts': 'A part of an asset source',
  'asset-source/handler-function/map-photo.ts': 'A part of an asset source',
  'asset-source/handler-function/signature.ts': 'A type alone',
  'cli/web-workers/declarations.d.ts': 'A declaration alone',
  'cli/web-workers/menu-worker.ts': 'A worker: LunchMenu runs it',
  'cli/web-workers/reading-time-worker.ts': 'A worker that no component of the page uses',
  'cli/web-workers/reading-time.ts': 'A part of a worker',
  'cli/web-workers/word-count.ts': 'A worker: WordCount runs it',
  'react/components/CampaignPage.tsx': 'Render fetches a page from Vev, and needs a project there',
  'react/editable-css/declarations.d.ts': 'A declaration alone',
  'recipes/OpeningSign.test.tsx': 'A test, for Node',
  'tutorial-steps/workshop-seats/WithEditableCSS.tsx':
    'A step of the tutorial: WorkshopSeats, which it becomes, runs',
  'tutorials/photo-library/src/fetch-photos.ts': 'A part of an asset source',
  'tutorials/photo-library/test/asset-source.test.ts': 'A test, for Node',
  'tutorials/workshop-seats/src/declarations.d.ts': 'A declaration alone',
  'tutorials/workshop-seats/test/WorkshopSeats.test.tsx': 'A test, for Node',
};
