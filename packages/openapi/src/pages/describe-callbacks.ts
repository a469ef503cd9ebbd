import type { ApiCallback } from '../api-reference.ts';
import type { TypeContext } from '../schemas/describe-type.ts';
import { operationsOf } from '../document/inventory.ts';
import { type JsonObject, objectOf, textOf } from '../document/json.ts';
import { describeBody, describeResponses } from './operation-parts.ts';

/** How deep callbacks of callbacks are shown: one may lead to itself. */
const maxDepth = 3;

/** The requests that the API sends to addresses in a request, with the answers that it expects. */
export function describeCallbacks(
  { callbacks }: JsonObject,
  context: TypeContext,
  depth = 1,
): ApiCallback[] {
  if (depth > maxDepth) return [];
  return Object.entries(objectOf(callbacks)).flatMap(([name, written]) =>
    Object.entries(context.resolve(written).value).flatMap(([address, item]) =>
      operationsOf(context.resolve(item).value).map(([method, operation]) => ({
        ...{ name, method: method.toUpperCase(), address },
        descriptionHtml: context.text(textOf(operation.description) || textOf(operation.summary)),
        body: describeBody(operation, context),
        responses: describeResponses(operation, context),
        callbacks: describeCallbacks(operation, context, depth + 1),
      })),
    ),
  );
}
