import type ts from 'typescript';
import { type Member, MembersError } from './member.ts';
import type { TypeChoice } from './read-type-members.ts';
import { callText, parameterMembers, propsOf, propsOfClass } from './type-parameters.ts';
import {
  docsOf,
  isOptional,
  joined,
  notesOf,
  shortGenerics,
  tagOf,
  typeText,
  withoutUndefined,
} from './type-text.ts';

/** TypeScript, and what is asked of it. */
export interface Reading {
  compiler: typeof ts;
  checker: ts.TypeChecker;
  /** The source as the page names it, for messages. */
  of: string;
  choice: TypeChoice;
}

/**
 * The members at a path of a module: its exports, the properties of a type, the props of a component, the parameters
 * of a function, the values of an enumeration or of a union of literals.
 *
 * @throws MembersError if there is no such export, or it has no members.
 */
export function typeMembers(reading: Reading, module: ts.Symbol, path: string[]): Member[] {
  const { checker, of } = reading;
  const [written, ...inner] = path;
  const first = written?.replace(/\(\)$/, '');
  const rest = first === written ? inner : ['()', ...inner];
  const exported = checker.getExportsOfModule(module);
  if (first === undefined) return exported.map((symbol) => exportMember(reading, symbol));
  const found = exported.find(({ name }) => name === first);
  if (!found)
    throw new MembersError(`${of} is not exported`, namesHint('The package exports', exported));
  const symbol = resolveAlias(reading, found);
  const type = rest.reduce(
    (outer, name) => memberType(reading, outer, name),
    typeOfSymbol(reading, symbol),
  );
  const isClass = rest.length === 0 && (symbol.flags & reading.compiler.SymbolFlags.Class) !== 0;
  const props = isClass ? propsOfClass(reading, type) : undefined;
  if (props) return membersOfType(reading, props);
  const own = membersOfType(reading, type);
  const isResult = isClass || rest.includes('()') || reading.choice.kind === 'members';
  const members = isResult
    ? [...(isClass ? staticMembers(reading, symbol) : []), ...own.map(given)]
    : own;
  if (members.length === 0)
    throw new MembersError(
      `${of} has no members`,
      'Name a type with properties, a function or a union of values',
    );
  return members;
}

/** A member of something that a reader gets, and need not provide. */
const given = (member: Member): Member => ({
  ...member,
  required: false,
  open: () => (member.open?.() ?? []).map(given),
});

/** The symbol that an export of another module stands for. */
function resolveAlias({ compiler, checker }: Reading, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The type that a symbol declares, or the type of its value. */
function typeOfSymbol({ compiler, checker }: Reading, symbol: ts.Symbol): ts.Type {
  const { Type } = compiler.SymbolFlags;
  return symbol.flags & Type
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbol(symbol);
}

/** The type of a member, or the result of a call; an optional or listed one is opened. */
function memberType(reading: Reading, outer: ts.Type, step: string): ts.Type {
  if (step === '()') return resultType(reading, outer);
  return step.endsWith('()')
    ? resultType(reading, memberType(reading, outer, step.slice(0, -2)))
    : propertyType(reading, outer, step);
}

function resultType(reading: Reading, type: ts.Type): ts.Type {
  const { checker, of, choice } = reading;
  const signature = type.getCallSignatures()[(choice.overload ?? 1) - 1];
  if (!signature) throw new MembersError(`${of}: it is no function`, 'Take the () out');
  const result = checker.getNonNullableType(signature.getReturnType());
  const awaited = checker.getAwaitedType(result) ?? result;
  return itemOf(reading, awaited) ?? awaited;
}

function propertyType(reading: Reading, outer: ts.Type, name: string): ts.Type {
  const { checker, of } = reading;
  const properties = propertiesOf(reading, checker.getNonNullableType(outer));
  const found = properties.get(name);
  if (!found)
    throw new MembersError(
      `${of}: there is no member "${name}"`,
      `It has ${[...properties.keys()].join(', ')}`,
    );
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(found[0]!));
  return itemOf(reading, type) ?? type;
}

function membersOfType(reading: Reading, type: ts.Type): Member[] {
  const { compiler, checker, choice } = reading;
  const literals = literalMembers(reading, type);
  if (literals.length > 0) return literals;
  const signatures = type.getCallSignatures();
  if (signatures.length > 0) {
    const props = choice.kind === 'parameters' ? undefined : propsOf(reading, signatures);
    return props
      ? membersOfType(reading, props)
      : parameterMembers(reading, signatures, (value) => opening(reading, value));
  }
  const members = [...propertiesOf(reading, type)].map(([name, symbols]) =>
    memberOf(reading, name, symbols, partsOf(type).length),
  );
  const infos = checker.isTupleType(type) ? [] : checker.getIndexInfosOfType(type);
  const indexes = infos.map(({ keyType, type: value }) => ({
    name: `[${checker.typeToString(keyType)}]`,
    type: checker.typeToString(value, undefined, compiler.TypeFormatFlags.NoTruncation),
    required: false,
  }));
  return [...members, ...indexes];
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** The properties of a type by name; a union has the properties of all its parts. */
function propertiesOf({ compiler, checker }: Reading, type: ts.Type): Map<string, ts.Symbol[]> {
  const found = new Map<string, ts.Symbol[]>();
  for (const part of partsOf(type)) {
    // What every string or list has is not what a page is about.
    if (isPrimitive(compiler, part) || checker.isArrayType(part)) continue;
    const isTuple = checker.isTupleType(part);
    for (const symbol of checker.getPropertiesOfType(part))
      if (isPublic(compiler, symbol) && (!isTuple || /^\d+$/.test(symbol.name)))
        found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
  }
  return found;
}

function isPrimitive({ TypeFlags }: typeof ts, { flags }: ts.Type): boolean {
  const {
    StringLike,
    NumberLike,
    BooleanLike,
    BigIntLike,
    ESSymbolLike,
    Null,
    Undefined,
    Void,
    Never,
  } = TypeFlags;
  const all = [
    StringLike,
    NumberLike,
    BooleanLike,
    BigIntLike,
    ESSymbolLike,
    Null,
    Undefined,
    Void,
    Never,
  ];
  return all.some((flag) => flags & flag);
}

function isPublic(compiler: typeof ts, symbol: ts.Symbol): boolean {
  const { Private, Protected } = compiler.ModifierFlags;
  const isHidden = symbol.declarations?.some(
    (declaration) => compiler.getCombinedModifierFlags(declaration) & (Private | Protected),
  );
  return !isHidden && !/^(?:#|__@|__#)/.test(symbol.name) && !tagOf(symbol, 'internal');
}

/** The member of a name. `symbols` are its declarations in the parts of a union. */
function memberOf(reading: Reading, name: string, symbols: ts.Symbol[], parts: number): Member {
  const { compiler, checker } = reading;
  const required =
    symbols.length === parts && !symbols.some((symbol) => isOptional(compiler, symbol));
  const type = joined(symbols.map((symbol) => typeText(reading, symbol)));
  return {
    name,
    type: required ? type : withoutUndefined(type),
    required,
    ...notesOf(reading, symbols[0]!),
    ...opening(reading, checker.getTypeOfSymbol(symbols[0]!)),
  };
}

/** The type of the items of a list, or of the values of a map. */
function itemOf({ checker }: Reading, type: ts.Type): ts.Type | undefined {
  if (checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference)[0];
  return checker.getPropertiesOfType(type).length === 0 ? type.getStringIndexType() : undefined;
}

/** What is inside a value: its members, or the members of a list's items. */
function opening(reading: Reading, value: ts.Type): Pick<Member, 'isList' | 'open'> {
  const { checker } = reading;
  const type = checker.getNonNullableType(value);
  const item = itemOf(reading, type);
  const open = () => membersOfType({ ...reading, choice: {} }, item ?? type);
  return { isList: item !== undefined, open };
}

/** The static members of a class. */
function staticMembers(reading: Reading, symbol: ts.Symbol): Member[] {
  const { checker } = reading;
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
    .filter((member) => member.name !== 'prototype' && isPublic(reading.compiler, member))
    .map((member) => ({
      ...memberOf(reading, `static ${member.name}`, [member], 1),
      required: false,
    }));
}

/** The values of a union of literals, of an enumeration, or of one literal. */
function literalMembers({ compiler, checker }: Reading, type: ts.Type): Member[] {
  const { Undefined, Null, Literal, EnumLiteral } = compiler.TypeFlags;
  const parts = partsOf(type).filter(({ flags }) => (flags & (Undefined | Null)) === 0);
  const isBoolean = parts.every(({ flags }) => flags & compiler.TypeFlags.BooleanLiteral);
  if (isBoolean || !parts.every(({ flags }) => flags & (Literal | EnumLiteral))) return [];
  // TypeScript orders the parts of a union by when it has met them first.
  const written = type.aliasSymbol?.declarations?.[0]?.getText() ?? '';
  const place = (part: ts.Type) => written.indexOf(String((part as ts.LiteralType).value));
  const ordered = written === '' ? parts : parts.toSorted((a, b) => place(a) - place(b));
  return ordered.map((part) => {
    const name = checker.typeToString(part).replace(/^"(.*)"$/s, "'$1'");
    const docs = part.symbol?.declarations ? docsOf({ checker }, part.symbol) : undefined;
    return { name, type: '', required: false, docs };
  });
}

function exportMember(reading: Reading, exported: ts.Symbol): Member {
  const { compiler, checker } = reading;
  const symbol = resolveAlias(reading, exported);
  const { Value } = compiler.SymbolFlags;
  const isClass = (symbol.flags & compiler.SymbolFlags.Class) !== 0;
  const type = symbol.flags & Value ? checker.getTypeOfSymbol(symbol) : undefined;
  const { NoTruncation } = compiler.TypeFormatFlags;
  const [call, ...others] = type?.getCallSignatures() ?? [];
  const value =
    call && others.length === 0 && checker.getPropertiesOfType(type!).length === 0
      ? callText(reading, call)
      : type && shortGenerics(checker.typeToString(type, undefined, NoTruncation));
  const text = isClass ? 'class' : (value ?? 'type');
  return { name: exported.name, type: text, required: false, ...notesOf(reading, symbol) };
}

function namesHint(what: string, symbols: ts.Symbol[]): string {
  const names = symbols.map(({ name }) => name);
  return names.length === 0
    ? 'It exports nothing'
    : `${what} ${names.slice(0, 12).join(', ')}${names.length > 12 ? ` and ${names.length - 12} more` : ''}`;
}
