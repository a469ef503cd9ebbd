import { expect, it } from 'vitest';
import { isFromFrame } from './messages.ts';

it.each([
  { type: 'mounted', description: undefined },
  { type: 'error', message: 'a' },
  { type: 'error', message: 'a', file: './a.ts', line: 1 },
  { type: 'result', id: 1, value: null },
  { type: 'event', name: 'a', value: 1 },
  { type: 'console', level: 'warn', text: '' },
  { type: 'size', height: 0 },
  { type: 'escape' },
])('%j is a message of a frame', (message) => expect(isFromFrame(message)).toBe(true));

it.each([
  undefined,
  null,
  'escape',
  [],
  {},
  { type: 'constructor' },
  { type: 1 },
  { type: 'size', height: Infinity },
  { type: 'size', height: '1' },
  { type: 'console', level: 'table', text: '' },
  { type: 'console', level: 'log', text: {} },
  { type: 'error', message: 'a', line: 'b' },
  { type: 'result', id: '1' },
  { type: 'event', name: {}, value: 1 },
])('%j is none', (message) => expect(isFromFrame(message)).toBe(false));
