import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parseModule } from './parse-module.ts';
import { walkModule } from './walk-module.ts';

const { program } = parseModule('f(g(1));', 'a.ts');

it('calls the handlers in the order of the source, also of a walk after one that fails', () => {
  expect(() =>
    walkModule(program, {
      CallExpression() {
        throw new Error('stop');
      },
    }),
  ).toThrow('stop');
  const names: string[] = [];
  walkModule(program, { Identifier: ({ name }) => names.push(name) });
  expect(names).toEqual(['f', 'g']);
});

it('goes on after a walk that a handler has made', () => {
  const names: string[] = [];
  const walkAgain = () => walkModule(program, { Identifier: ({ name }) => names.push(name) });
  walkModule(program, { CallExpression: walkAgain });
  expect(names).toEqual(['f', 'g', 'f', 'g']);
});

it('keeps nothing of a walk: a dev server walks each edit of a module', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const walk = () => {
    const source = { text: 'the source of an edit' };
    walkModule(program, { CallExpression: () => source.text.length });
    return new WeakRef(source);
  };
  const walked = walk();
  // A weak reference holds until the job that made it has ended.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(walked.deref()).toBeUndefined();
});
