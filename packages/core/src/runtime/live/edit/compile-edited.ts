import { transform } from 'sucrase';
import { codeEndings, compileOptions, type LiveFile } from '../../../shared/live/sample.ts';
import { guardLoops } from './loop-guard.ts';

/** A compiled file, or why it cannot be compiled; the line is counted from 1. */
export type Compiled = { file: LiveFile } | { message: string; line: number };

/** Compiles an entry file that was edited, as the build does, with a guard in each loop. */
export function compileEdited(name: string, source: string): Compiled {
  if (!codeEndings.some((ending) => name.endsWith(ending)))
    return { file: { kind: 'data', text: JSON.stringify(source) } };
  try {
    const { code } = transform(guardLoops(source, name), compileOptions(name));
    return { file: { kind: 'code', text: code } };
  } catch (error) {
    const { message } = error as Error;
    const [, text = message, line = 1] =
      /^(?:Error transforming .*?: )?(.*?) \((\d+):\d+\)$/s.exec(message) ?? [];
    return { message: text, line: Number(line) };
  }
}
