import type { ApiType } from '../api-reference.ts';
import type { TypeContext } from './describe-type.ts';
import { isObject, type JsonObject, objectOf, textOf } from '../document/json.ts';
import { variantsOf } from './type-names.ts';

/**
 * The variants of a schema with their titles: the `title` of the variant, the value of the discriminator that
 * chooses it, the name of the schema, or its type.
 */
export function describeVariants(
  schema: JsonObject,
  { labels, resolve }: TypeContext,
  inner: (value: unknown) => ApiType,
): ApiType['variants'] {
  const variants = variantsOf(schema, labels);
  if (!variants) return undefined;
  const { propertyName, mapping } = objectOf(schema.discriminator);
  const by = textOf(propertyName);
  const chosenBy = new Map(
    Object.entries(objectOf(mapping)).map(([value, target]) => [nameOf(target), value]),
  );
  const used = new Set<string>();
  const types = variants.schemas.map((variant) => {
    const type = inner(variant);
    const name = nameOf(isObject(variant) ? variant.$ref : undefined);
    const wanted =
      chosenBy.get(name) ?? (textOf(resolve(variant).value.title) || name || type.text);
    return { ...type, title: free(wanted, used) };
  });
  return { kind: variants.kind, types, ...(by && { by }) };
}

/** A title that no other variant has. */
function free(title: string, used: Set<string>, count = 1): string {
  const name = count === 1 ? title : `${title} ${count}`;
  if (used.has(name)) return free(title, used, count + 1);
  used.add(name);
  return name;
}

/** The name of a schema by its reference: a discriminator may name it alone. */
function nameOf(reference: unknown): string {
  return textOf(reference).split('/').at(-1) ?? '';
}
