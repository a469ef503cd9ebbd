import ts from 'typescript';
import { asking, sdkProgram } from './sdk-program.ts';

/** A member of a type, or a parameter of a function, as the SDK declares it. */
export interface Declared {
  name: string;
  optional: boolean;
  /** Whether a parameter takes all remaining arguments. */
  rest: boolean;
  /** The type in the compiler's output, without `undefined`. */
  type: string;
  kind: Kind;
  /** The names of the parameters, if the type is or may be a function. */
  parameters: string[] | undefined;
  /** The literals of the type, if any. */
  literals: string[];
}

/** The kinds of types that documentation can name in a word; undefined if it takes a sentence. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'list'
  | 'function'
  | 'boolean or function'
  | `'${string}'`
  | undefined;

/** The declarations of the SDK. */
export interface Declarations {
  /** The members or the parameters of each type; the compiler's message for one that the SDK lacks. */
  types: (Declared[] | string)[];
  /** The names of all exports of `@vev/react` (`sdk`) and `@vev/utils` (`utils`), including types. */
  exports: Record<'sdk' | 'utils', Set<string>>;
}

const head = `
import type * as React from 'react';
import type * as utils from '@vev/utils';
import type * as sdk from '@vev/react';
type Options<T extends { options?: unknown }> = NonNullable<T['options']>;
type Own<T> = Omit<T, keyof utils.BaseField<'string', string>>;
/** The result of the first of two overloads. */
type First<T> = T extends { (ref: never): infer Result; (...rest: never): unknown } ? Result : never;
`;

/**
 * Reads the published declarations.
 *
 * @param expressions TypeScript types, in which `sdk` is `@vev/react` and `utils` is `@vev/utils`.
 */
export function declarationsOf(expressions: readonly string[]): Declarations {
  const lines = expressions.map((expression, index) => `export type T${index} = ${expression};`);
  const program = sdkProgram(head + lines.join('\n'));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(asking)!;
  const unknown = new Map(
    program.getSemanticDiagnostics(source).map(({ start, messageText }) => {
      const line = source.text.slice(0, start).split('\n').length - head.split('\n').length;
      return [line, ts.flattenDiagnosticMessageText(messageText, ' ')];
    }),
  );
  const types = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter((alias) => /^T\d+$/.test(alias.name.text))
    .map(
      (alias, index) =>
        unknown.get(index) ?? membersOf(checker.getTypeAtLocation(alias), checker, alias),
    );
  const symbolsOf = (module: number) => {
    const { moduleSpecifier } = source.statements[module] as ts.ImportDeclaration;
    return checker.getExportsOfModule(checker.getSymbolAtLocation(moduleSpecifier)!);
  };
  const [utils, sdk] = [symbolsOf(1), symbolsOf(2)];
  const namesOf = (symbols: ts.Symbol[]) => new Set(symbols.map(({ name }) => name));
  return { types, exports: { utils: namesOf(utils), sdk: namesOf(sdk) } };
}

/**
 * The members of types, or the parameters of function types.
 *
 * @throws If the declarations do not contain a type.
 */
export function readDeclarations(expressions: readonly string[]): Declared[][] {
  return declarationsOf(expressions).types.map((members, index) => {
    if (typeof members !== 'string') return members;
    throw new Error(
      `Unexpected type ${expressions[index]}, expected one that the SDK declares: ${members}`,
    );
  });
}

function membersOf(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): Declared[] {
  // A union of names, as from `keyof`: the names are the members.
  if (type.isUnion() && type.types.every((part) => part.isStringLiteral())) {
    return type.types.map((part) => {
      const name = String((part as ts.StringLiteralType).value);
      const none = { kind: undefined, parameters: undefined, literals: [] };
      return { name, optional: false, rest: false, type: name, ...none };
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
    const parts = declared.isUnion() ? declared.types : [declared];
    return {
      name: symbol.name,
      optional,
      rest: parameter !== undefined && ts.isParameter(parameter) && !!parameter.dotDotDotToken,
      type: shortened(checker.typeToString(declared, at)),
      kind: kindOf(declared, checker),
      parameters: signatureOf(declared)?.parameters.map((parameter) => parameter.name),
      literals: parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])),
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

/** The signature of a type, or of a part of a union. */
function signatureOf(type: ts.Type): ts.Signature | undefined {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => part.getCallSignatures())[0];
}

/** The kind of a union of literals, in any order. */
export function literals(values: string[]): Kind {
  return values
    .toSorted()
    .map((value) => `'${value}'`)
    .join(' | ') as Kind;
}
