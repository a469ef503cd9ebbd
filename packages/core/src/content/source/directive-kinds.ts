import { callouts } from '../../shared/page/callouts.ts';

/** `container` is `:::name` with content and an end, `leaf` is a line `::name`. */
export type DirectiveKind = 'container' | 'leaf';

const own = {
  details: 'container',
  steps: 'container',
  'code-group': 'container',
  'file-tree': 'container',
  cards: 'container',
  show: 'container',
  hide: 'container',
  authors: 'leaf',
  'blog-posts': 'leaf',
  include: 'leaf',
  snippet: 'leaf',
  sponsors: 'leaf',
  changes: 'leaf',
} as const satisfies Record<string, DirectiveKind>;

/** The name of a directive that is no callout. */
export type DirectiveName = keyof typeof own;

/** The kind of every directive, by its name; each type of callout is a directive. */
export const directiveKinds: ReadonlyMap<string, DirectiveKind> = new Map([
  ...Object.keys(callouts).map((type): [string, DirectiveKind] => [type, 'container']),
  ...Object.entries(own),
]);
