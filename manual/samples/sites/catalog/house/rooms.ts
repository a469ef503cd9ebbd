import type { PageFeature } from 'stilldocs';
import { fillPlural } from 'stilldocs/feature';
import type * as texts from './labels.ts';
import { fileOf, readRooms } from './read-rooms.ts';

/** Lists the rooms of a file after a page, and gives each a page. */
export default function rooms(): PageFeature<keyof typeof texts> {
  return {
    frontMatter: {
      rooms: {
        '~standard': {
          validate: (value) =>
            typeof value === 'string'
              ? { value }
              : { issues: [{ message: 'Expected the name of a file' }] },
        },
      },
    },
    pages: ({ root, pages }) =>
      pages.flatMap(({ frontMatter }) =>
        readRooms(fileOf(root, frontMatter.rooms)).map((room) => ({
          path: `/rooms/${room.id}`,
          text: `---\neditLink: false\n---\n# ${room.name}\n\nIt has ${room.seats} seats.\n`,
        })),
      ),
    after(page) {
      const { root, base, lang, labels, frontMatter, report, place } = page;
      if (frontMatter.rooms === undefined) return undefined;
      const file = fileOf(root, frontMatter.rooms);
      page.reads(file);
      const list = readRooms(file);
      if (list.length === 0) {
        report({
          ...place('rooms'),
          rule: 'extension',
          message: 'The file has no room',
          hint: 'Add one, or take out the key',
        });
        return undefined;
      }
      return {
        data: list.map((room) => ({
          ...room,
          href: `${base}/rooms/${room.id}`,
        })),
        headings: list.map(({ id, name }) => ({ level: 2, id, text: name })),
        markdown: list
          .map(
            ({ name, seats }) =>
              `## ${name}\n\n${fillPlural(labels.roomSeats, seats, lang)}`,
          )
          .join('\n\n'),
      };
    },
    contentStyles: './rooms.css',
  };
}
