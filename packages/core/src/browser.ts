/**
 * `stilldocs/browser`: what components and islands of packages need of the engine. It holds no code that runs by
 * itself: a bundle contains only what is imported.
 */
export * as labels from './shared/config/labels.ts';
export { fillLabel } from './shared/config/fill-label.ts';
export { fillPlural } from './shared/config/fill-plural.ts';
export { createStore, type Store } from './runtime/islands/store.ts';
export { Filled } from './theme/chrome/Filled.tsx';
export { type Explained, type Explanations, explanations } from './runtime/browser/explanations.ts';
export { hasModifier } from './runtime/browser/modifiers.ts';
export { parseFragment } from './runtime/browser/parse-fragment.ts';
