/*
 * The code of expansions: the workers of search import it on a site that has some; see
 * `load-expansions.ts`.
 */
import { indexExpansions } from '../../shared/search/expansion-index.ts';
import { matchExpansions, scoreExpansions } from '../../shared/search/score-expansions.ts';
import type { ExpansionCode } from '../../shared/search/expansions.ts';

const docsExpansions: ExpansionCode = { indexExpansions, matchExpansions, scoreExpansions };
Object.assign(globalThis, { docsExpansions });
