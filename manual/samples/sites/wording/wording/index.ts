import type { Extension } from 'stilldocs';

/** Reports words that the house does not use, and titles that two pages have. */
export function wording(avoided: Record<string, string>): Extension {
  return {
    name: 'wording',
    rules: {
      'avoided-word': {
        severity: 'warn',
        finds: 'A word that the house does not use',
      },
      'same-title': {
        severity: 'error',
        finds: 'Two pages with one title',
      },
    },
    features: [{ module: '~/wording/words.ts', options: { avoided } }],
    check(site) {
      const first = new Map<string, string>();
      for (const { title, file } of site.pages) {
        const other = first.get(title);
        if (other === undefined) first.set(title, file);
        else
          site.report({
            rule: 'same-title',
            file,
            line: 1,
            target: title,
            message: `The title "${title}" is the title of ${other}, too`,
            hint: 'Change one of the two',
          });
      }
    },
  };
}
