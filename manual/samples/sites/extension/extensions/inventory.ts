import type { Extension } from 'stilldocs';

/** Writes a list of all pages, and the words of each; refuses pages without a description. */
export function inventory({ author }: { author: string }): Extension {
  return {
    name: 'inventory',
    outputs: [
      {
        file: '/pages.json',
        content: ({ pages }) =>
          JSON.stringify({
            author,
            pages: pages.map(({ path, title }) => ({ path, title })),
          }),
      },
      {
        ending: '.words.txt',
        content: ({ markdown }) => `${markdown().split(/\s+/).length}\n`,
      },
    ],
    onPage({ path, description }) {
      if (description === '')
        throw new Error(`Unexpected page ${path}, expected a description`);
    },
  };
}
