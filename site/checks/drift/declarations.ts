import { join } from 'node:path';
import ts from 'typescript';
import { sdkRoot } from '../page-source.ts';

/** A member of a type, or a parameter of a function, as the SDK declares it. */
export interface Declared {
  name: string;
  optional: boolean;
  /** The type as the compiler prints it, without `undefined`. */
  type: string;
  kind: Kind;
  /** The names of the parameters, when it is or may be a function. */
  parameters: string[] | undefined;
}

/** What documentation can say about a type in a word; undefined when it takes a sentence. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'list'
  | 'function'
  | 'boolean or function'
  | `'${string}'`
  | undefined;

const head = `
import type * as React from 'react';
import type * as utils from '@vev/utils';
import type * as sdk from '@vev/react';
type Options<T extends { options?: unknown }> = NonNullable<T['options']>;
type Own<T> = Omit<T, keyof utils.BaseField<'string', string>>;
/** What the first of two overloads returns. */
type First<T> = T extends { (ref: never): infer Result; (...rest: never): unknown } ? Result : never;
`;

/** The last program: the next one takes over what it has parsed. */
let previous: ts.Program | undefined;

/**
 * Reads the published declarations.
 *
 * @param expressions TypeScript types, in which `sdk` is `@vev/react` and `utils` is `@vev/utils`.
 * @returns For each the members of an object type, or the parameters of a function type.
 * @throws When the declarations do not know a type.
 */
export function readDeclarations(expressions: readonly string[]): Declared[][] {
  const file = join(sdkRoot, 'declarations.ts');
  const lines = expressions.map((expression, index) => `export type T${index} = ${expression};`);
  const text = head + lines.join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: ['react'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, version, true)
      : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([file], options, host, previous);
  previous = program;
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const [problem] = program.getSemanticDiagnostics(source);
  if (problem) {
    const { line } = source.getLineAndCharacterOfPosition(problem.start ?? 0);
    throw new Error(
      `Unexpected type ${text.split('\n')[line]}, expected one that the SDK declares: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
    );
  }
  return source.statements.filter(ts.isTypeAliasDeclaration).flatMap((alias) => {
    if (!/^T\d+$/.test(alias.name.text)) return [];
    const type = checker.getTypeAtLocation(alias);
    return [membersOf(type, checker, alias)];
  });
}

function membersOf(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): Declared[] {
  // A union of names, as `keyof` gives it: the names are the members.
  if (type.isUnion() && type.types.every((part) => part.isStringLiteral())) {
    return type.types.map((part) => {
      const name = String((part as ts.StringLiteralType).value);
      return { name, optional: false, type: name, kind: undefined, parameters: undefined };
    });
  }
  const [signature] = type.getCallSignatures();
  const symbols = signature?.parameters ?? checker.getPropertiesOfType(type);
  return symbols.map((symbol) => {
    const parameter = symbol.valueDeclaration;
    const optional =
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
      (parameter !== undefined &&
        ts.isParameter(parameter) &&
        checker.isOptionalParameter(parameter));
    const declared = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
    return {
      name: symbol.name,
      optional,
      type: shortened(checker.typeToString(declared, at)),
      kind: kindOf(declared, checker),
      parameters: signatureOf(declared)?.parameters.map((parameter) => parameter.name),
    };
  });
}

/** Some unions have hundreds of members. */
const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  if (type.flags & ts.TypeFlags.String) return 'string';
  if (type.flags & ts.TypeFlags.Number) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) return 'list';
  if (type.getCallSignatures().length > 0) return 'function';
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.isStringLiteral()))
    return literals(parts.map((part) => part.value));
  const booleans = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLike);
  if (booleans.length === parts.length) return 'boolean';
  return booleans.length > 0 && signatureOf(type) ? 'boolean or function' : undefined;
}

/** How a type, or a part of a union, is called. */
function signatureOf(type: ts.Type): ts.Signature | undefined {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => part.getCallSignatures())[0];
}

/** The kind of a union of texts, the same in whatever order they are written. */
export function literals(values: string[]): Kind {
  return values
    .toSorted()
    .map((value) => `'${value}'`)
    .join(' | ') as Kind;
}
