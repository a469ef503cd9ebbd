import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterOf, layouts as builtIn } from '../../shared/config/front-matter.ts';
import { readIfThere } from '../files/read-if-there.ts';

type Checks = Parameters<typeof frontMatterOf>[1];

/** The folder of the schema for editors, below a site's root. */
export const schemaFolder = '.docs';
const schemaFile = 'front-matter.schema.json';

/** The JSON Schema of types that JSON Schema does not have. */
const overrides: Record<string, object> = {
  // YAML writes a date as text, for which the union has another schema.
  date: { not: {} },
  // The texts by name of `aliases`.
  custom: { type: 'object', additionalProperties: { type: 'string' } },
};

/**
 * The JSON Schema of front matter (draft 7, the newest that every editor supports), equivalent to
 * the checks of `readFrontMatter`, with a description of each key.
 *
 * @param layouts The names of all layouts. Default: the built-in ones.
 * @param checks The keys that extensions read. Default: none.
 */
export async function frontMatterJsonSchema(
  layouts: readonly string[] = builtIn,
  checks?: Checks,
): Promise<object> {
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const schema = toJsonSchema(frontMatterOf(layouts, checks), {
    target: 'draft-07',
    // A pattern cannot check that a month has the day; what becomes of a value is not checked.
    ignoreActions: ['check', 'raw_check', 'transform', 'raw_transform'],
    overrideSchema: ({ valibotSchema }) => overrides[valibotSchema.type],
  });
  return {
    ...schema,
    title: 'Front matter',
    patternProperties: { '^x-': true },
    additionalProperties: false,
  };
}

/**
 * Writes the JSON Schema of front matter to `.docs/front-matter.schema.json` of a site, unless it
 * exists. The folder excludes itself from version control.
 */
export async function writeFrontMatterSchema(
  root: string,
  layouts: readonly string[] = builtIn,
  checks?: Checks,
): Promise<void> {
  const folder = join(root, schemaFolder);
  const content = `${JSON.stringify(await frontMatterJsonSchema(layouts, checks), null, 2)}\n`;
  try {
    if (readIfThere(join(folder, schemaFile))?.toString() === content) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(join(folder, schemaFile), content);
  } catch {
    // A read-only site can be built, too.
  }
}
