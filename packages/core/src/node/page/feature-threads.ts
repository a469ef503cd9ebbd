import {
  type AnswerStore,
  createFeatureThreads,
  type FeatureThreads,
} from '../../content/source/feature-thread.ts';
import { bundledModule } from '../files/engine-version.ts';
import type { Site } from '../site/site.ts';

/** Creates the thread that features of a site ask; undefined if none does. */
export function featureThreads(
  { features = [] }: Pick<Site, 'features'>,
  cache: AnswerStore,
): FeatureThreads | undefined {
  if (!features.some(({ thread }) => thread !== undefined)) return undefined;
  return createFeatureThreads(cache, bundledModule('feature-thread-worker.mjs'));
}
