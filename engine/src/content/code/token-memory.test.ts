import { expect, it, vi } from 'vitest';
import { createHighlighter, type Highlighter } from './highlight.ts';
import { createTokenMemory } from './token-memory.ts';

vi.setConfig({ testTimeout: 60_000 });

const highlighter = await createHighlighter();
const code = 'const a = "b"; // c\n\n  /* d\n e */ return a\n';

/** A highlighter that notes what it was asked for. */
function observed(): Highlighter & { asked: string[] } {
  const asked: string[] = [];
  return {
    ...highlighter,
    asked,
    lines(text, language) {
      asked.push(`${language} ${text}`);
      return highlighter.lines(text, language);
    },
  };
}

async function remember(...samples: [code: string, language: string][]): Promise<string> {
  const memory = createTokenMemory(undefined, highlighter);
  for (const [text, language] of samples) await memory.highlighter.lines(text, language);
  return memory.changed()!;
}

it('gives the tokens that the highlighter gave', async () => {
  const all = observed();
  const memory = createTokenMemory(await remember([code, 'ts'], [code, 'text']), all);
  for (const language of ['ts', 'text'])
    expect(await memory.highlighter.lines(code, language)).toEqual(
      await highlighter.lines(code, language),
    );
  expect(all.asked).toEqual([]);
  expect(memory.changed()).toBeUndefined();
});

it('asks for code that is new, and for code that is of another language now', async () => {
  const all = observed();
  const memory = createTokenMemory(await remember([code, 'ts']), all);
  await memory.highlighter.lines(code, 'js');
  await memory.highlighter.lines('let a', 'ts');
  await memory.highlighter.lines('let a', 'ts');
  expect(all.asked).toEqual([`js ${code}`, 'ts let a']);
});

it('forgets code that the page no longer has', async () => {
  const memory = createTokenMemory(await remember([code, 'ts'], ['let a', 'ts']), highlighter);
  await memory.highlighter.lines('let a', 'ts');
  expect(memory.changed()).toBe(await remember(['let a', 'ts']));
});
