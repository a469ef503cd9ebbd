import type { PageFeature } from 'stilldocs';

/** Reports each line with a word that has a better one. */
export default function words(options: {
  avoided: Record<string, string>;
}): PageFeature {
  return {
    check(page) {
      for (const [index, line] of page.source.split('\n').entries())
        for (const [word, better] of Object.entries(options.avoided))
          if (line.includes(word))
            page.report({
              line: index + 1,
              rule: 'avoided-word',
              target: word,
              message: `The house does not say "${word}"`,
              hint: `Write "${better}"`,
            });
    },
  };
}
