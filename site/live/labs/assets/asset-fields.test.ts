import ts from 'typescript';
import { expect, it } from 'vitest';
import { asking, sdkProgram } from '../../../checks/drift/sdk-program.ts';
import type { FieldTypes } from './check-answer.ts';

/** The types of the SDK that the lab checks answers by. */
const names = [
  'BaseProjectAsset',
  'ProjectImageAsset',
  'ProjectVideoAsset',
  'ProjectAudioAsset',
  'EditorPluginAssetSourceFilterField',
  'EditorPluginSettings',
];

function fieldTypes(): Record<string, FieldTypes> {
  const imports = `import type * as types from '@vev/utils';`;
  const aliases = names.map((name) =>
    name.endsWith('FilterField')
      ? `export type ${name} = types.${name}s[number];`
      : `export type ${name} = types.${name};`,
  );
  const program = sdkProgram([imports, ...aliases].join('\n'));
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(asking)!;
  return Object.fromEntries(
    file.statements.filter(ts.isTypeAliasDeclaration).map(({ name }) => {
      return [name.text, fieldsOf(checker, checker.getTypeAtLocation(name), name)];
    }),
  );
}

function fieldsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): FieldTypes {
  return Object.fromEntries(
    type.getProperties().map((property) => {
      const isRequired = (property.flags & ts.SymbolFlags.Optional) === 0;
      const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
      const item = checker.isArrayType(own)
        ? checker.getTypeArguments(own as ts.TypeReference)[0]
        : undefined;
      const inside = item ?? own;
      // A union of objects has no fields that all of them need; a map has none of its own.
      const isPlain = !inside.isUnion() && inside.flags & ts.TypeFlags.Object;
      const fields = isPlain ? fieldsOf(checker, inside, at) : {};
      return [
        property.name,
        {
          type: item ? 'array' : kindOf(own),
          isRequired,
          ...(Object.keys(fields).length > 0 && { fields }),
        },
      ];
    }),
  );
}

function kindOf(type: ts.Type): FieldTypes[string]['type'] {
  const { Any, BooleanLike, NumberLike, StringLike } = ts.TypeFlags;
  const all = (flags: ts.TypeFlags) =>
    (type.isUnion() ? type.types : [type]).every((each) => each.flags & flags);
  if (type.flags & Any) return 'any';
  if (all(StringLike)) return 'string';
  if (all(NumberLike)) return 'number';
  return all(BooleanLike) ? 'boolean' : 'object';
}

it('the fields that answers are checked by come from the types; -u writes them again', async () => {
  const types = fieldTypes();
  expect(Object.keys(types)).toEqual(names);
  for (const name of names) expect(types[name], name).not.toEqual({});
  await expect(`${JSON.stringify(types, null, 2)}\n`).toMatchFileSnapshot('asset-fields.json');
});
