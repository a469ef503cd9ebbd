import type ts from 'typescript';
import type { Member } from './member.ts';
import type { Reading } from './type-members.ts';

/**
 * The type of a property or a parameter: as it is declared, because that is what its author wrote, unless a generic
 * type has filled in its parameters.
 */
export function typeText({ compiler, checker }: Reading, symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const type = checker.getTypeOfSymbol(symbol);
  const written = declaration && writtenType(compiler, declaration);
  const isAsWritten = written && sameType(checker, checker.getTypeFromTypeNode(written), type);
  const { NoTruncation, UseSingleQuotesForStringLiteralType } = compiler.TypeFormatFlags;
  const text = isAsWritten
    ? written.getText()
    : checker.typeToString(
        isOptional(compiler, symbol) ? withoutUndefinedType(compiler, checker, type) : type,
        declaration,
        NoTruncation | UseSingleQuotesForStringLiteralType,
      );
  return shortGenerics(text.replace(/\s+/g, ' '));
}

/** A function without its type parameters, if the text is long: the types of its arguments name them. */
export function shortGenerics(text: string): string {
  if (text.length < 100 || !text.startsWith('<')) return text;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '<') depth++;
    // The arrow of a function type ends nothing.
    if (text[at] === '>' && text[at - 1] !== '=' && --depth === 0) return text.slice(at + 1);
  }
  return text;
}

/** Whether a property may be missing. */
export function isOptional({ SymbolFlags }: typeof ts, { flags }: ts.Symbol): boolean {
  return (flags & SymbolFlags.Optional) !== 0;
}

/** A type without `undefined`, which would put a function in parentheses. One with `null` stays. */
function withoutUndefinedType(
  { TypeFlags }: typeof ts,
  checker: ts.TypeChecker,
  type: ts.Type,
): ts.Type {
  const hasNull = type.isUnion() && type.types.some(({ flags }) => flags & TypeFlags.Null);
  return hasNull ? type : checker.getNonNullableType(type);
}

/** The type that a property or a parameter is declared with. */
function writtenType(compiler: typeof ts, declaration: ts.Declaration): ts.TypeNode | undefined {
  const isValue =
    compiler.isPropertySignature(declaration) ||
    compiler.isPropertyDeclaration(declaration) ||
    compiler.isParameter(declaration);
  return isValue ? declaration.type : undefined;
}

/** Whether two types are one, but for the `undefined` of an optional member. */
function sameType(checker: ts.TypeChecker, written: ts.Type, type: ts.Type): boolean {
  return (
    written === type || checker.getNonNullableType(written) === checker.getNonNullableType(type)
  );
}

/** The type of a member that may be missing: without `undefined`, which says the same. */
export function withoutUndefined(type: string): string {
  return type.replace(/^undefined \| | \| undefined(?= \||$)/g, '');
}

/** Several types as one, each of them once. */
export const joined = (types: string[]) => [...new Set(types)].join(' | ');

type Notes = Pick<Member, 'default' | 'since' | 'deprecated' | 'docs'>;

/** What the comment of a declaration says. */
export function notesOf(reading: Pick<Reading, 'checker'>, symbol: ts.Symbol): Notes {
  const byDefault = tagOf(symbol, 'default') ?? tagOf(symbol, 'defaultValue');
  return {
    default: byDefault?.replace(/^`(.*)`$/s, '$1').split('\n')[0] || undefined,
    since: tagOf(symbol, 'since') || undefined,
    deprecated: tagOf(symbol, 'deprecated'),
    docs: docsOf(reading, symbol),
  };
}

/** The text of a tag of the comment; empty if it has none, undefined if there is no such tag. */
export function tagOf(symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags().find((each) => each.name === name);
  return (
    tag &&
    (tag.text ?? [])
      .map(({ text }) => text)
      .join('')
      .trim()
  );
}

export function docsOf(
  { checker }: Pick<Reading, 'checker'>,
  symbol: ts.Symbol,
): string | undefined {
  const parts = symbol.getDocumentationComment(checker);
  return (
    parts
      .map(({ text }) => text)
      .join('')
      .trim() || undefined
  );
}
