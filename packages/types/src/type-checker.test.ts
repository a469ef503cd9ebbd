import { describe, expect, it, vi } from 'vitest';
import { createTypeChecker } from './type-checker.ts';

// The compiler reads its libraries at the first sample.
vi.setConfig({ testTimeout: 60_000 });

const check = createTypeChecker({ folder: import.meta.dirname, compilerOptions: {} });
const typed = (code: string, files: Record<string, string> = {}, language = 'ts') =>
  check([{ code, language, files }])[0]!;

describe('a sample', () => {
  it('gets the compiler’s type of every identifier', () => {
    const { hovers, problems } = typed('/** Size. */\nconst size = 1\nsize.toFixed()');
    expect(problems).toEqual([]);
    expect(
      hovers.map(({ line, character, length, text }) => [line, character, length, text]),
    ).toEqual([
      [1, 6, 4, 'const size: 1'],
      [2, 0, 4, 'const size: 1'],
      [2, 5, 7, '(method) Number.toFixed(fractionDigits?: number): string'],
    ]);
    expect(hovers[0]?.docs).toBe('Size.');
  });

  it('answers a query below its line, and removes the query', () => {
    const { code, notes } = typed('const a = [1]\n//    ^?\nconst b = a');
    expect(code).toBe('const a = [1]\nconst b = a');
    expect(notes).toMatchObject([
      { kind: 'query', line: 0, character: 6, text: 'const a: number[]' },
    ]);
  });

  it('may have notes below its lines', () => {
    const { code, notes, problems } = typed('const a = 1\n// @log: shown\n// @warn: careful');
    expect(problems).toEqual([]);
    expect(code).toBe('const a = 1');
    expect(notes).toMatchObject([
      { kind: 'tag', line: 0, text: 'shown' },
      { kind: 'tag', line: 0, text: 'careful' },
    ]);
  });

  it('is shown without its cut lines, which are checked, too', () => {
    const { code, origin, problems } = typed('const a: string = 1\n// ---cut---\nconst b = a\nb');
    expect(code).toBe('const b = a\nb');
    expect(origin).toEqual([2, 3]);
    expect(problems).toMatchObject([{ line: 0 }]);
  });

  it('may contain several files, and import other samples of its page', () => {
    const both =
      '// @filename: a.ts\nexport const a = 1\n// @filename: b.ts\nimport { a } from "./a"\na';
    expect(typed(both).problems).toEqual([]);
    expect(typed('import { x } from "./x"\nx', { 'x.ts': 'export const x = 1' }).problems).toEqual(
      [],
    );
    expect(typed('import { x } from "./x"\nx').problems).toHaveLength(1);
  });

  it('may be TSX', () => {
    const view =
      'declare namespace JSX { interface IntrinsicElements { p: {} } }\nconst a = <T,>(b: T) => b';
    expect(typed(view, {}, 'tsx').problems).toEqual([]);
  });
});

describe('the samples of a page', () => {
  const all = (...codes: string[]) =>
    check(codes.map((code) => ({ code, language: 'ts', files: {} })));
  const texts = (code: string, ...others: string[]) =>
    all(code, ...others)[0]!.hovers.map(({ text }) => text);

  it('do not see each other, although they have the same names', () => {
    const [one, two, three] = all('const a = 1', 'const a: string = 2', 'a');
    expect([one, two, three].map((each) => each!.problems.length)).toEqual([0, 1, 1]);
    expect(two!.problems[0]).toMatchObject({ line: 0 });
  });

  it('that declare something for all have a program of their own', () => {
    const [one, two] = all(
      'declare global {\n  interface String { seats: number }\n}\n"".seats\nexport {}',
      '"".seats',
    );
    expect([one!.problems.length, two!.problems.length]).toEqual([0, 1]);
  });

  it('with files of the same name have programs of their own', () => {
    const file = (value: string) =>
      `// @filename: a.ts\nexport const a = ${value}\n// @filename: b.ts\nimport { a } from "./a"\na`;
    const [one, two] = all(file('1'), file('"x"'));
    expect(one!.hovers.at(-1)!.text).toContain('const a: 1');
    expect(two!.hovers.at(-1)!.text).toContain('const a: "x"');
  });

  it('have the types that they have after any other page', () => {
    const code = 'const size = ["big", "small", 1].map((it) => it)\nsize';
    const before = texts(code, 'const b = "small"');
    all('type Size = 1 | "small" | "big"\nconst c: Size[] = []', '// @filename: a.ts\nexport {}');
    expect(texts(code, 'const b = "small"')).toEqual(before);
  });
});

describe('a type error', () => {
  it('is a problem without an announcement, with its line and code', () => {
    const [problem, ...more] = typed('const a = 1\nconst b: string = a').problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ line: 1, hint: expect.stringContaining('@errors: 2322') });
    expect(problem?.message).toContain("Type 'number' is not assignable to type 'string'");
  });

  it('that is announced is shown', () => {
    const { problems, notes, code } = typed('// @errors: 2322\nconst b: string = 1');
    expect(problems).toEqual([]);
    expect(code).toBe('const b: string = 1');
    expect(notes).toMatchObject([{ kind: 'error', line: 0, character: 6, length: 1 }]);
  });

  it('is a problem if it is announced, but missing', () => {
    expect(typed('// @errors: 2322\nconst b = 1').problems).toHaveLength(1);
  });

  it('is ignored with @noErrors', () => {
    const { problems, notes } = typed('// @noErrors\nconst b: string = 1');
    expect([problems, notes]).toEqual([[], []]);
  });
});

describe('a mistake in a notation', () => {
  it.each([
    ['an unknown flag', '// @nonsense: true\nconst a = 1'],
    ['a query at nothing', 'const a = 1\n//            ^?'],
  ])('is %s', (_, code) => {
    expect(typed(code).problems).toHaveLength(1);
  });
});

it('unknown options of TypeScript are rejected', () => {
  expect(() =>
    createTypeChecker({ folder: import.meta.dirname, compilerOptions: { target: 'es1' } }),
  ).toThrow(/TypeScript rejects the compiler options/);
});
