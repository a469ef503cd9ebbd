import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterSchema } from '../../shared/config/front-matter.ts';

/** Where editors find the schema, below a site's root. */
export const schemaFolder = '.docs';
const schemaFile = 'front-matter.schema.json';

/**
 * The front matter as a JSON Schema (draft 7, the newest that every editor reads): what
 * `readFrontMatter` takes and refuses, with a description of each key.
 */
export async function frontMatterJsonSchema(): Promise<object> {
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const schema = toJsonSchema(frontMatterSchema, {
    target: 'draft-07',
    // That a month has the day is more than a pattern says.
    ignoreActions: ['check'],
    // YAML writes a date as text, for which there is a schema beside it.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'date' ? { not: {} } : undefined,
  });
  return {
    ...schema,
    title: 'Front matter',
    patternProperties: { '^x-': true },
    additionalProperties: false,
  };
}

/**
 * Writes the JSON Schema of the front matter to `.docs/front-matter.schema.json` of a site, where it
 * is not there yet. The folder keeps itself out of version control.
 */
export async function writeFrontMatterSchema(root: string): Promise<void> {
  const folder = join(root, schemaFolder);
  const content = `${JSON.stringify(await frontMatterJsonSchema(), null, 2)}\n`;
  try {
    if (readText(join(folder, schemaFile)) === content) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n');
    writeFileSync(join(folder, schemaFile), content);
  } catch {
    // A read-only site can be built all the same.
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
