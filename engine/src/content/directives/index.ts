import { callouts } from '../../shared/page/callouts.ts';
import { forAudience } from './audience.ts';
import { toCallout } from './callout.ts';
import { toCodeGroup } from './code-group.ts';
import { toDetails } from './details.ts';
import type { Directive } from './directive.ts';
import { toAuthors, toElement } from './list-places.ts';
import { toSteps } from './step-list.ts';

const rows: Record<string, Directive> = {
  details: { kind: 'container', attributes: ['title', 'open'], transform: toDetails },
  steps: { kind: 'container', transform: toSteps },
  'code-group': { kind: 'container', transform: toCodeGroup },
  show: { kind: 'container', transform: forAudience },
  hide: { kind: 'container', transform: forAudience },
  authors: { kind: 'leaf', transform: toAuthors },
  'blog-posts': { kind: 'leaf', transform: toElement },
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
