import type { PageFeature } from 'stilldocs';

const text = (value: string) => ({ type: 'text', value }) as const;

/** Writes `<Hours from="9" to="17" />` as a sentence. */
export default function hours(): PageFeature {
  return {
    elements: {
      Hours({ attributes: { from, to }, line }, page) {
        if (!(Number(from) < Number(to))) {
          page.report({
            line,
            rule: 'extension',
            message: '<Hours> closes before it opens',
          });
          return [];
        }
        const sentence = `Open from ${String(from)}:00 to ${String(to)}:00.`;
        return [{ type: 'paragraph', children: [text(sentence)] }];
      },
    },
  };
}
