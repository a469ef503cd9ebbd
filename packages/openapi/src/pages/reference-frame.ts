import type { AddedContent } from 'stilldocs';
import {
  type ApiOperation,
  type ApiReference,
  authorizationId,
  schemasId,
} from '../api-reference.ts';
import { partIds } from '../part-ids.ts';
import type { ApiAddresses } from './api-addresses.ts';
import type { ApiEntry } from '../document/inventory.ts';
import type { ApiPagePlan } from './plan-pages.ts';
import type { AllLabels } from '../own-label.ts';

/**
 * The table of contents: of all pages on the first one, of a tag on the page of a tag whose operations have pages.
 * An entry of the first page has the id that its target has on the target's page.
 */
export function contentsOf(
  plans: ApiPagePlan[],
  plan: ApiPagePlan,
  addresses: ApiAddresses,
): ApiReference['contents'] {
  const entries = (listed: ApiEntry[]) =>
    listed.map(({ id, title, method, path }) => ({
      id,
      title,
      method,
      path,
      href: addresses.id(id),
    }));
  if (plan.listed) return [{ id: '', title: '', href: '', items: entries(plan.listed.entries) }];
  if (plan.part !== '') return [];
  return plans
    .slice(1)
    .filter(({ only }) => !only)
    .map(({ part, title, tags, listed, schemas }) => ({
      id: `contents-${part.replace('/', '-')}`,
      title,
      href: addresses.page(part),
      items: [
        ...entries([...(listed ? [listed] : []), ...tags].flatMap((tag) => tag.entries)),
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

/** The parts of an operation that is a page. */
function partsOfOperation(operation: ApiOperation, labels: AllLabels) {
  const titles = {
    path: labels.apiPathParameters,
    query: labels.apiQueryParameters,
    header: labels.apiHeaders,
    cookie: labels.apiCookies,
    body: labels.apiRequestBody,
    responses: labels.apiResponses,
    callbacks: labels.apiCallbacks,
  };
  const { parameters, body, responses, callbacks } = operation;
  const shown = new Set([
    ...parameters.map(({ place }) => place),
    ...(body ? ['body'] : []),
    ...(responses.length > 0 ? ['responses'] : []),
    ...(callbacks.length > 0 ? ['callbacks'] : []),
  ]);
  return (Object.keys(titles) as (keyof typeof titles)[])
    .filter((part) => shown.has(part))
    .map((part) => ({ id: partIds[part], title: titles[part] }));
}

/**
 * The headings of a reference in the order of the page. The title of a page with one group is the
 * title of that group, if the reference has several pages.
 */
export function headingsOf(
  reference: ApiReference,
  labels: AllLabels,
): NonNullable<AddedContent['headings']> {
  const { security, contents, groups, schemas, overview, isOperation } = reference;
  const heading = (level: number, id: string, text: string) => ({ level, id, text, line: 1 });
  const top = (id: string, text: string) => (overview ? [] : [heading(2, id, text)]);
  const level = overview ? 2 : 3;
  return [
    ...(security.length > 0 ? [heading(2, authorizationId, labels.apiAuthorization)] : []),
    ...contents.filter(({ id }) => id !== '').map(({ id, title }) => heading(2, id, title)),
    ...groups.flatMap(({ id, title, operations }) => [
      ...top(id, title),
      ...operations.flatMap((operation) =>
        isOperation
          ? partsOfOperation(operation, labels).map(({ id: part, title: name }) =>
              heading(2, part, name),
            )
          : [heading(level, operation.id, operation.title)],
      ),
    ]),
    ...(schemas.length > 0 ? top(schemasId, labels.apiSchemas) : []),
    ...schemas.map(({ id, name }) => heading(level, id, name)),
  ];
}
