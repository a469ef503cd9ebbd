import { callouts } from '../../shared/page/callouts.ts';
import { forAudience } from './audience.ts';
import { toCallout } from './callout.ts';
import { toCards } from './cards.ts';
import { toCodeGroup } from './code-group.ts';
import { toDetails } from './details.ts';
import type { Directive } from './directive.ts';
import { toFileTree } from './file-tree.ts';
import { toInclude } from './include.ts';
import { toAuthors, toElement } from './list-places.ts';
import { toSnippet } from './snippet.ts';
import { toSteps } from './step-list.ts';

const rows: Record<string, Directive> = {
  details: { kind: 'container', attributes: ['title', 'open'], transform: toDetails },
  steps: { kind: 'container', transform: toSteps },
  'code-group': { kind: 'container', transform: toCodeGroup },
  'file-tree': { kind: 'container', transform: toFileTree },
  cards: { kind: 'container', transform: toCards },
  show: { kind: 'container', transform: forAudience },
  hide: { kind: 'container', transform: forAudience },
  authors: { kind: 'leaf', transform: toAuthors },
  'blog-posts': { kind: 'leaf', transform: toElement },
  include: { kind: 'leaf', attributes: ['from'], transform: toInclude },
  snippet: { kind: 'leaf', attributes: ['from'], transform: toSnippet },
  sponsors: { kind: 'leaf', transform: toElement },
  changes: { kind: 'leaf', transform: toElement },
};

/** Every directive by its name; each type of callout is a directive. */
export const directives: ReadonlyMap<string, Directive> = new Map([
  ...Object.keys(callouts).map((type): [string, Directive] => [
    type,
    { kind: 'container', attributes: ['title'], transform: toCallout },
  ]),
  ...Object.entries(rows),
]);
