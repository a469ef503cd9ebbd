import { expect, it, vi } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { rememberColors } from './stored-colors.ts';

const code = "// one\nconst a = 'b';\n\n  a()";

it('gives the colors of the last render without asking again', async () => {
  const highlighter = await createHighlighter();
  const first = rememberColors(highlighter);
  const lines = await first.highlighter.lines(code, 'ts');
  expect(lines).toEqual(await highlighter.lines(code, 'ts'));

  const asked = vi.spyOn(highlighter, 'lines');
  const next = rememberColors(highlighter, first.changed());
  expect(await next.highlighter.lines(code, 'ts')).toEqual(lines);
  expect(asked).not.toHaveBeenCalled();
  expect(next.changed()).toBeUndefined();
});

it('asks for code that is new, or in another language, and forgets what is gone', async () => {
  const highlighter = await createHighlighter();
  const first = rememberColors(highlighter);
  await first.highlighter.lines(code, 'ts');
  const next = rememberColors(highlighter, first.changed());
  expect(await next.highlighter.lines(code, 'css')).toEqual(await highlighter.lines(code, 'css'));
  expect(Object.keys(JSON.parse(next.changed()!) as object)).toHaveLength(1);
});
