import { forAudience } from './audience.ts';
import { toCallout } from './callout.ts';
import { toCards } from './cards.ts';
import { toCodeGroup } from './code-group.ts';
import { toDetails } from './details.ts';
import type { Directive } from './directive.ts';
import { type DirectiveName, directiveKinds } from '../source/directive-kinds.ts';
import { toFileTree } from './file-tree.ts';
import { toInclude } from './include.ts';
import { toAuthors, toElement } from './list-places.ts';
import { toSnippet } from './snippet.ts';
import { toSteps } from './step-list.ts';

/** What a directive does; its kind is in `directiveKinds`. */
type Row = Omit<Directive, 'kind'>;

const rows: Record<DirectiveName, Row> = {
  details: { attributes: ['title', 'open'], transform: toDetails },
  steps: { transform: toSteps },
  'code-group': { transform: toCodeGroup },
  'file-tree': { transform: toFileTree },
  cards: { transform: toCards },
  show: { transform: forAudience },
  hide: { transform: forAudience },
  authors: { transform: toAuthors },
  'blog-posts': { transform: toElement },
  include: { attributes: ['from'], transform: toInclude },
  snippet: { attributes: ['from'], transform: toSnippet },
  sponsors: { transform: toElement },
  changes: { transform: toElement },
};

const byName = new Map<string, Row>(Object.entries(rows));
const callout: Row = { attributes: ['title'], transform: toCallout };

/** Every directive by its name. */
export const directives: ReadonlyMap<string, Directive> = new Map(
  [...directiveKinds].map(([name, kind]) => [name, { kind, ...(byName.get(name) ?? callout) }]),
);
