import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { decodeText, readEncoding } from 'stilldocs/feature';
import { parse } from 'yaml';
import { helpMembers } from './help-members.ts';
import { type Found, MembersError } from './member.ts';
import { asObject, type Json, schemaMembers } from './schema-members.ts';

/**
 * Reads the members that a file describes: `./vev.schema.json#/properties/size` of a JSON schema, `./openapi.yaml`
 * or `./openapi.yaml#/paths/~1keys` of an OpenAPI document (its calls), `./help.txt#options` of a recorded help text.
 *
 * @param root The folder that the name is relative to, and that the file lies in; absolute.
 * @throws MembersError if there is no such file or member.
 */
export function readFileMembers(of: string, root: string): Found {
  const [name = '', pointer = ''] = of.split('#', 2);
  const file = resolve(root, name.replace(/^\//, './'));
  if (relative(root, file).startsWith('..'))
    throw new MembersError(`${name} is outside of the site`, 'Copy it into the site’s folder');
  const text = readText(file, name);
  if (/\.(?:json|ya?ml)$/.test(name)) {
    const document = parseDocument(text, name);
    return { members: schemaMembers(document, pointer, of), reads: [file] };
  }
  return { members: helpMembers(text, pointer, of), reads: [file] };
}

function readText(file: string, name: string): string {
  try {
    const { text, diagnostics } = readEncoding(decodeText(readFileSync(file)), name);
    for (const { message, line, hint } of diagnostics)
      throw new MembersError(`${message}: ${name}:${line}`, hint);
    return text;
  } catch (error) {
    if (error instanceof MembersError) throw error;
    throw new MembersError(`There is no file ${name}`, 'Its name is relative to the site’s root');
  }
}

function parseDocument(text: string, name: string): Json {
  try {
    return asObject(parse(text)) ?? {};
  } catch (error) {
    const cause = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new MembersError(`${name} is not read: ${cause}`);
  }
}
