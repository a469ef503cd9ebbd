import type { ApiLink } from '../api-reference.ts';
import type { ApiAddresses } from './api-addresses.ts';
import type { TypeContext } from '../schemas/describe-type.ts';
import type { ApiInventory } from '../document/inventory.ts';
import { asText, type JsonObject, objectOf, textOf } from '../document/json.ts';
import { pointerPath } from '../document/references.ts';

/** Finds the operation that a link object names by `operationId` or `operationRef`. */
export type FindOperation = (link: JsonObject) => { title: string; href: string } | undefined;

/** Creates the search for operations of a reference. */
export function operationFinder({ tags }: ApiInventory, addresses: ApiAddresses): FindOperation {
  return ({ operationId, operationRef }) => {
    const entries = tags.flatMap((tag) => tag.entries);
    const reference = textOf(operationRef);
    const [, path, method = ''] = reference.startsWith('#/') ? pointerPath(reference) : [];
    const found = entries.find((entry) =>
      path === undefined
        ? operationId !== undefined && entry.value.operationId === operationId
        : entry.path === path && entry.method === method.toUpperCase(),
    );
    return found && { title: found.title, href: addresses.id(found.id) };
  };
}

/** The operations that take values of a response. */
export function describeLinks({ links }: JsonObject, context: TypeContext): ApiLink[] {
  return Object.entries(objectOf(links)).map(([name, written]) => {
    const { value: link } = context.resolve(written);
    const { title = '', href } = context.operation?.(link) ?? {};
    const values = Object.entries(objectOf(link.parameters)).map(([parameter, value]) => ({
      name: parameter,
      value: asText(value),
    }));
    if (link.requestBody !== undefined)
      values.push({ name: 'body', value: asText(link.requestBody) });
    return { name, title, href, descriptionHtml: context.text(textOf(link.description)), values };
  });
}
