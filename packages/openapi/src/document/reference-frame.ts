import type { AddedContent } from 'stilldocs';
import { type ApiReference, authorizationId, schemasId } from '../api-reference.ts';
import type { ApiAddresses } from './api-addresses.ts';
import type { ApiPagePlan } from './plan-pages.ts';
import type { AllLabels } from '../own-label.ts';

/** The table of contents. An entry has the id that its target has on the target's page. */
export function contentsOf(
  plans: ApiPagePlan[],
  addresses: ApiAddresses,
): ApiReference['contents'] {
  return plans.slice(1).map(({ part, title, tags, schemas }) => ({
    id: `contents-${part.replace('/', '-')}`,
    title,
    href: addresses.page(part),
    items: [
      ...tags.flatMap(({ entries }) =>
        entries.map(({ id, title: name, method, path }) => ({
          id,
          title: name,
          method,
          path,
          href: addresses.id(id),
        })),
      ),
      ...schemas.map(({ id, name }) => ({ id, title: name, href: addresses.id(id) })),
    ],
  }));
}

/** The previous and the next page. The table of contents has a link of its own. */
export function around(
  plans: ApiPagePlan[],
  plan: ApiPagePlan,
  addresses: ApiAddresses,
): ApiReference['around'] {
  const index = plans.indexOf(plan);
  const link = (direction: 'Previous' | 'Next', at: number) => {
    const found = at > 0 ? plans[at] : undefined;
    return found ? [{ direction, href: addresses.page(found.part), title: found.title }] : [];
  };
  return [...link('Previous', index - 1), ...link('Next', index + 1)];
}

/**
 * The headings of a reference in the order of the page. The title of a page with one group is the
 * title of that group, if the reference has several pages.
 */
export function headingsOf(
  reference: ApiReference,
  labels: AllLabels,
): NonNullable<AddedContent['headings']> {
  const { security, contents, groups, schemas, overview } = reference;
  const heading = (level: number, id: string, text: string) => ({ level, id, text, line: 1 });
  const top = (id: string, text: string) => (overview ? [] : [heading(2, id, text)]);
  const level = overview ? 2 : 3;
  return [
    ...(security.length > 0 ? [heading(2, authorizationId, labels.apiAuthorization)] : []),
    ...contents.map(({ id, title }) => heading(2, id, title)),
    ...groups.flatMap(({ id, title, operations }) => [
      ...top(id, title),
      ...operations.map((operation) => heading(level, operation.id, operation.title)),
    ]),
    ...(schemas.length > 0 ? top(schemasId, labels.apiSchemas) : []),
    ...schemas.map(({ id, name }) => heading(level, id, name)),
  ];
}
