import type { Context } from 'react';
import { type Diagnostic, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { packageIsland } from '../../shared/document/island.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { placeOfProps, placeOfProvider } from './element-places.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** Parts that belong into one island. */
export interface PartProblem {
  /** The island that reads a context; undefined for a component that runs at build. */
  reader?: string | undefined;
  /** The island that provides it, or that gives props to its children; undefined for the page. */
  provider?: string;
  context?: Context<unknown>;
  /** The props that it gives to its children. */
  added?: string[];
}

/** The mistake of a page that renders parts of one thing as islands of their own. */
export function partProblem({
  isAutomatic,
  props,
  ...problem
}: PartProblem & { isAutomatic: boolean; props: object }): Diagnostic {
  return {
    severity: isAutomatic ? 'warning' : rules['island-parts'].severity,
    rule: 'island-parts',
    target: problem.reader ?? problem.provider,
    message: messageOf(problem),
    hint: hintFor([problem.provider, problem.reader]),
    ...placeOfProps(props),
  };
}

function messageOf({ reader, provider, context, added = [] }: PartProblem): string {
  if (!context)
    return `The island ${nameOf(provider)} gives its children props (${added.join(', ')}), which elements of the page do not receive`;
  const name = context.displayName ? ` "${context.displayName}"` : '';
  const who = reader === undefined ? 'A component' : `The island ${nameOf(reader)}`;
  const { file, line } = placeOfProvider(context);
  const written = file === undefined ? '' : ` (${file}:${line})`;
  const where =
    provider === undefined ? `the provider${written}` : `the island ${nameOf(provider)}`;
  return `${who} does not receive the context${name} of ${where} around it`;
}

/**
 * The error of an island that fails in a slot of another one of its file or package: it probably misses the context of
 * that.
 */
export function partError(
  error: unknown,
  { id, within, props }: { id: string; within: string | undefined; props: object },
): unknown {
  const isLocated = error instanceof Error && 'diagnostics' in error;
  if (within === undefined || isLocated || moduleOf(within) !== moduleOf(id)) return error;
  return errorWith({
    rule: 'island-parts',
    target: id,
    message: `The island ${nameOf(id)} fails inside the island ${nameOf(within)}, whose context it does not receive: ${errorOf(error).message}`,
    hint: hintFor([within, id]),
    ...placeOfProps(props),
  });
}

/** The name of an island in messages. */
const nameOf = (id = '') => id.replace(packageIsland, '');

/** The file or the package of an island. */
const moduleOf = (id = '') => nameOf(id).split('#')[0];

/** What to write: a component with all parts of a package, or one of the site. */
function hintFor(ids: (string | undefined)[]): string {
  const known = ids.filter((id) => id !== undefined);
  const [first = ''] = known;
  if (!first.startsWith(packageIsland))
    return `Write one component that renders both, in a file that begins with 'use client'; or a store that both read with useSyncExternalStore`;
  const names = [...new Set(known.map((id) => nameOf(id).split('#')[1]!.split('.')[0]!))];
  const imported = `{ ${names.join(', ')} }`;
  return `Write a component with all of these parts, in a file that begins with 'use client' and has import ${imported} from '${moduleOf(first)}'; import that component`;
}
