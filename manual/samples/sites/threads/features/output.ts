import type { PageFeature, WordFence, WordPage } from 'stilldocs';

/** Shows what samples with `output` print. */
export default function output(): PageFeature {
  const add = async ({ code, line }: WordFence, page: WordPage) => {
    const printed = await page.ask<string[]>(code, 10);
    if (printed) {
      const last = code.split('\n').length - 1;
      return {
        notes: printed.map((text) => ({ line: last, kind: 'output', text })),
      };
    }
    page.report({
      line,
      rule: 'extension',
      message: 'The sample ran for more than 10 seconds',
    });
    return undefined;
  };
  return {
    words: {
      output: {
        add: (fences, page) =>
          Promise.all(fences.map((fence) => add(fence, page))),
      },
    },
  };
}
