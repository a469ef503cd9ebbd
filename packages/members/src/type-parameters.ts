import type ts from 'typescript';
import { type Member, MembersError } from './member.ts';
import type { Reading } from './type-members.ts';
import { docsOf, joined, typeText, withoutUndefined } from './type-text.ts';

/** The props of a component: the object of a function that returns elements. */
export function propsOf(
  { checker }: Reading,
  signatures: readonly ts.Signature[],
): ts.Type | undefined {
  const isComponent = signatures.some((signature) =>
    /\b(?:Element|ReactNode|ReactElement|ReactPortal)\b/.test(
      checker.typeToString(signature.getReturnType()),
    ),
  );
  const [props, ...rest] = signatures[0]!.parameters;
  // A parameter that is taken apart at once has no name to describe.
  const isUnnamed = props?.name.startsWith('__') ?? false;
  if (!props || !(isComponent || isUnnamed) || rest.length > 1) return undefined;
  const type = checker.getTypeOfSymbol(props);
  return checker.getPropertiesOfType(type).length > 0 ? type : undefined;
}

/** The props of a component that is a class: the property `props` beside `render` and `setState`. */
export function propsOfClass({ checker }: Reading, instance: ts.Type): ts.Type | undefined {
  const isComponent = ['render', 'setState'].every((name) => instance.getProperty(name));
  const props = isComponent ? instance.getProperty('props') : undefined;
  return props && checker.getTypeOfSymbol(props);
}

/** A function as its author would write it: `(page: string, options?: Options) => Promise<void>`. */
export function callText(reading: Reading, signature: ts.Signature): string {
  const { compiler, checker } = reading;
  const parameters = signature.parameters.map((symbol) => {
    const { valueDeclaration: at } = symbol;
    const isParameter = at !== undefined && compiler.isParameter(at);
    const rest = isParameter && at.dotDotDotToken ? '...' : '';
    const optional = isParameter && rest === '' && checker.isOptionalParameter(at);
    const name = isParameter ? at.name.getText().replace(/\s+/g, ' ') : symbol.name;
    const type = typeText(reading, symbol);
    return `${rest}${name}${optional ? '?' : ''}: ${optional ? withoutUndefined(type) : type}`;
  });
  const { NoTruncation, UseSingleQuotesForStringLiteralType } = compiler.TypeFormatFlags;
  const flags = NoTruncation | UseSingleQuotesForStringLiteralType;
  const result = checker.typeToString(signature.getReturnType(), undefined, flags);
  return `(${parameters.join(', ')}) => ${result}`;
}

/**
 * The parameters of a function; of one with several signatures, each name once.
 *
 * @param opening What is inside a value.
 */
export function parameterMembers(
  reading: Reading,
  all: readonly ts.Signature[],
  opening: (value: ts.Type) => Pick<Member, 'isList' | 'open'>,
): Member[] {
  const { compiler, checker, choice, of } = reading;
  const signatures =
    choice.overload === undefined ? all : all.slice(choice.overload - 1, choice.overload);
  if (signatures.length === 0)
    throw new MembersError(`${of} has no signature ${choice.overload}`, `It has ${all.length}`);
  const found = new Map<string, { symbols: ts.Symbol[]; isRest: boolean; optional: boolean }>();
  for (const signature of signatures) {
    for (const symbol of signature.parameters) {
      const declaration = symbol.valueDeclaration;
      const isParameter = declaration !== undefined && compiler.isParameter(declaration);
      const isRest = isParameter && declaration.dotDotDotToken !== undefined;
      const optional = isRest || (isParameter && checker.isOptionalParameter(declaration));
      const known = found.get(symbol.name) ?? { symbols: [], isRest, optional: false };
      found.set(symbol.name, {
        symbols: [...known.symbols, symbol],
        isRest,
        optional: known.optional || optional,
      });
    }
  }
  return [...found].map(([name, { symbols, isRest, optional }]) => {
    const required = !optional && symbols.length === signatures.length;
    const type = joined(symbols.map((symbol) => typeText(reading, symbol)));
    return {
      name: isRest ? `...${name}` : name,
      type: required ? type : withoutUndefined(type),
      required,
      isParameter: true,
      docs: docsOf(reading, symbols[0]!),
      ...opening(checker.getTypeOfSymbol(symbols[0]!)),
    };
  });
}
