import { knownDifferences } from '../drift/known-differences.ts';
import { type Problem, report } from '../problem.ts';
import { type Checked, checkPage } from './check.ts';
import type { ClaimKind } from './detect.ts';
import { readWorld, type World } from './world.ts';

/** The numbers of all and of bound claims, and the problems. */
export interface Claims {
  all: Checked[];
  bound: Checked[];
  problems: Problem[];
}

/** Checks every page. */
export function findClaims(world: World = readWorld()): Claims {
  const pages = [...world.documents.values()].map((page) => checkPage(world, page));
  const all = pages.flatMap(({ claims }) => claims);
  return {
    all,
    bound: all.filter(({ verdict }) => verdict && 'by' in verdict),
    problems: pages.flatMap(({ problems }) => problems),
  };
}

const kinds: ClaimKind[] = ['code', 'number', 'list', 'cell', 'flag'];

/** Sources that the check does not read: a table of rules states their content. */
const stated: [pattern: RegExp, what: string][] = [
  [/^specification|^rulings/, 'tables of what the specification says'],
  [
    /^types of|^source map of|^probe (?:of @vev|with)|^public (?:source|documentation|code)|^help center|^notes of|^Vev |^earlier|^documentation|^standard|^language|^declarations of|^counted|^files of|^media types|^React$|^classes|^options of|^port|^server|^scale of|^what Mustache|^the package|^composer|^browser|^sections of|^headings of/,
    'tables of what another source says, named with them',
  ],
];

/** Sources that the check reads, besides types, headings and names. */
const readable =
  /^(?:sample |samples of the page$|sample tsconfig|samples\/package\.json$|public\/schemas|openapi\.json$|type |types? |exports$|sdk code$|probe: |peer dependency of @vev\/react$)/;

/** Whether a rule may name a source: one that the check reads, or one of the stated kinds. */
export const isSource = (source: string) =>
  readable.test(source) || stated.some(([pattern]) => pattern.test(source));

function sourcesOf(bound: Checked[]): string[] {
  const counts = new Map<string, number>();
  for (const { verdict } of bound) {
    const by = verdict && 'by' in verdict ? verdict.by : '';
    const what =
      stated.find(([pattern]) => pattern.test(by))?.[1] ??
      'types, code, samples, schemas, facts and headings that the check reads';
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `  ${count} by ${what}`);
}

/** The report as text: the figures, the unbound claims by reason, the problems. */
export function claimsText({ all, bound, problems }: Claims): string {
  const share = (list: Checked[], of: Checked[]) =>
    `${list.length} of ${of.length} bound (${((list.length / of.length) * 100).toFixed(1)} %)`;
  const reasons = new Map<string, Checked[]>();
  for (const entry of all) {
    if (entry.verdict && 'by' in entry.verdict) continue;
    const reason = entry.reason ?? 'no reason given';
    reasons.set(reason, [...(reasons.get(reason) ?? []), entry]);
  }
  return [
    `claims: ${share(bound, all)}`,
    ...kinds.map((kind) => {
      const own = ({ claim }: Checked) => claim.kind === kind;
      return `  ${kind}: ${share(bound.filter(own), all.filter(own))}`;
    }),
    ...sourcesOf(bound),
    ...[...reasons].flatMap(([reason, entries]) => [
      `${entries.length} not bound: ${reason}`,
      ...entries.map(
        ({ claim }) => `  site/${claim.file}:${claim.line} ${claim.kind} "${claim.text}"`,
      ),
    ]),
    'differences from the SDK that are meant:',
    ...knownDifferences.map(({ reason, keys }) => `  ${keys.length}: ${reason}`),
    `${problems.length} wrong`,
    ...(problems.length > 0 ? [report(problems)] : []),
  ].join('\n');
}
