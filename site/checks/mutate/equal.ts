/** Changes of single samples after which they do the same, each with its reason: the sample, the line's change, why. */
export const equal: [sample: string, change: RegExp, reason: string][] = [
  [
    'asset-source/handler-function/asset-source-with-search.ts',
    /IMAGE/,
    'an unknown kind is a photo, too',
  ],
  ['react/components/ContactLine.tsx', /^mode: 2/, 'a link without a mode is an external one'],
  ['recipes/TeaTile.tsx', /^mode: 2/, 'a link without a mode is an external one'],
  [
    'react/components/OrderHint.tsx',
    /slide-down|fade/,
    'the SDK reads the beginning of the name, and a fade is its default',
  ],
  ['react/components/ShopFront.tsx', /^1440/, 'the only pair of sizes has no condition'],
  [
    'react/hooks/CartButton.tsx',
    /cart|wine-shop/,
    'both components get the name from one function',
  ],
  ['recipes/TeaFilter.tsx', /kind|tea-shop/, 'both components get the name from one function'],
  [
    'react/hooks/DeliveryVan.tsx',
    /^(?:100|1 →|Math\.min)/,
    'the frames of the probe are short, and end exactly at the distance',
  ],
  ['react/hooks/DeliveryVan.tsx', /^useFrame/, 'nothing else renders the component again'],
  ['react/hooks/LazyMap.tsx', /^src=/, 'the stage takes the URLs of frames out'],
  ['react/hooks/PageLength.tsx', /^0/, 'a window has a height'],
  ['react/hooks/SaleCountdown.tsx', /^false/, 'the hook stops for all but a number'],
  ['react/hooks/VisiblePercent.tsx', /^0/, 'it shows only until the first measurement'],
  ['react/interactions/PodcastPlayer.tsx', /^0/, 'the element is there when it plays'],
  [
    'react/register-vev-component/PhotoFrame.tsx',
    /100%|margin/,
    'a block is as wide without it, and the stage has no margins',
  ],
  ['react/vev-props/props.ts', /Welcome/, 'the stage has a current page'],
  ['react/vev-types/context.ts', /Our opening hours/, 'the stage has a current page'],
  [
    'react/vev-types/FilmClip.tsx',
    /actions/,
    'the stage has actions, and its library closes by itself',
  ],
  ['recipes/TeamGrid.tsx', /^desktop/, 'the fallback is the same number'],
  ['recipes/TourSlider.tsx', /^0/, 'the steps are -1 and 1'],
  ['tutorials/photo-library/src/fetch-photos.ts', /^1/, 'the first response replaces it'],
  [
    'tutorials/workshop-seats/src/WorkshopSeats.tsx',
    /^Math\.max/,
    'below zero the card says the same',
  ],
];
