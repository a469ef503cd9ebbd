import type { CompiledFeaturePage } from 'stilldocs';
import type * as texts from './labels.ts';

/** The name of a text of this package. */
export type OwnLabel = keyof typeof texts;

/** The texts of the engine and of this package, as the site has them. */
export type AllLabels = CompiledFeaturePage<OwnLabel>['labels'];
