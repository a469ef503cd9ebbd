import type { Extension } from 'stilldocs';

/** Adds files to the output, and elements to the head. */
export const lists: Extension = {
  name: '@team/lists',
  head: ({ path }) => <meta name="place" content={path} />,
  outputs: [
    {
      file: '/titles.json',
      content: ({ pages }) => JSON.stringify(pages.map(({ path, title }) => [path, title])),
    },
    {
      ending: '.words.json',
      content: ({ title, markdown, html }) =>
        JSON.stringify({
          title,
          words: markdown().split(/\s+/).length,
          isHtml: html().includes('<'),
        }),
    },
  ],
};
