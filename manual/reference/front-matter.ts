import { frontMatterSchema } from '../../packages/core/src/shared/config/front-matter.ts';
import { blocks, code, codeHtml, facts, table } from './markdown.ts';
import { descriptionOf, keysBelow, type Schema, typeOf } from './schema-type.ts';

/** Every key of the front matter. */
export function frontMatter(): string {
  const keys: Record<string, Schema> = frontMatterSchema.entries;
  return blocks(
    ...Object.entries(keys).flatMap(([name, schema]) => {
      const rows = [...keysBelow(schema)].map(([path, key]) => [
        code(`${name}.${path}`),
        code(typeOf(key)),
        descriptionOf(key) ?? '',
      ]);
      return [
        `## \`${name}\` {#${name.toLowerCase()}}`,
        facts(codeHtml(typeOf(schema))),
        descriptionOf(schema),
        rows.length > 0 && table(['Key', 'Type', 'What it says'], rows),
      ];
    }),
  );
}
