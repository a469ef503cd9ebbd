import type { PageFeature } from 'stilldocs';

/** An image with the title of each page. */
export default function titles(): PageFeature {
  return {
    image: ({ title }, site) => ({
      file: 'title.svg',
      version: `1 ${title} ${site.colorScheme}`,
      content: () => {
        const color = site.colorScheme === 'dark' ? '#000' : '#fff';
        const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${color}"/><text x="80" y="340" font-size="76" fill="#777">${text}</text></svg>`,
        );
      },
    }),
  };
}
