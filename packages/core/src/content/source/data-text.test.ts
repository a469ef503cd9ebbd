import { expect, it } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { placesIn, yamlToJson } from './data-text.ts';

const told = { file: 'rooms.yaml', rule: 'extension' } as const;

it('YAML becomes JSON', () => {
  expect(yamlToJson('rooms: [&a { seats: 6 }, *a]', told)).toBe(
    '{"rooms":[{"seats":6},{"seats":6}]}',
  );
  expect(yamlToJson('a: &a { b: 1 }\nc: { <<: *a, d: 2 }', told)).toBe(
    '{"a":{"b":1},"c":{"b":1,"d":2}}',
  );
  expect(yamlToJson('', told)).toBe('null');
});

it.each([
  ['rooms: [\n', 'Unexpected text', 2],
  ['a: 1\nrooms: &a [*a]', 'Unexpected alias', 2],
])('%j has a mistake at its place', (text, message, line) => {
  let thrown: unknown;
  try {
    yamlToJson(text, told);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DiagnosticError);
  const [problem] = (thrown as DiagnosticError).diagnostics;
  expect(problem).toMatchObject({ ...told, severity: 'error', line });
  expect(problem!.message).toContain(message);
});

it.each(['{ "rooms": [\n  { "seats": 6 }] }', 'rooms:\n  - seats: 6'])(
  'finds values and keys in %j',
  (text) => {
    const placeOf = placesIn(text);
    const column = text.split('\n')[1]!.indexOf('6') + 1;
    expect(placeOf(['rooms', 0, 'seats'])).toEqual({ line: 2, column });
    expect(placeOf(['rooms', 0, 'seats'], 'key').column).toBeLessThan(column);
    expect(placeOf(['rooms', 0, 'gone']).line).toBe(2);
  },
);
