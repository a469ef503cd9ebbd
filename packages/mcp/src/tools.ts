import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isUnder, nearest, NotThereError, resultCap, type SiteOutput } from 'stilldocs/node';

/** A tool of an agent. */
export interface Tool {
  title: string;
  description: string;
  input: ReturnType<typeof toStandardJsonSchema>;
  /** @throws NotThereError if the requested page or section does not exist. */
  answer(site: SiteOutput, input: unknown): string | Promise<string>;
}

/** The maximum number of pages in an answer of `list_pages`. */
const listCap = 200;

/** A text of an agent. No name on a site is longer. */
const text = v.pipe(v.string(), v.maxLength(2000));

const page = v.pipe(
  text,
  v.description('The page: its path, such as /guide/start, or its address'),
);

/** Which edition of the site answers. */
const edition = {
  version: v.optional(
    v.pipe(text, v.description('An earlier version, such as 1.4. Default: the current one')),
  ),
  language: v.optional(
    v.pipe(
      text,
      v.description(
        'Such as "de". Default: the language that the site is written in. A page that is not translated is answered in that one',
      ),
    ),
  ),
};

function tool<Entries extends v.ObjectEntries>(
  title: string,
  description: string,
  entries: Entries,
  answer: (
    site: SiteOutput,
    input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ) => string | Promise<string>,
  editions: Partial<typeof edition> = edition,
): Tool {
  const input = toStandardJsonSchema(v.object({ ...entries, ...editions })) as Tool['input'];
  return { title, description, input, answer: answer as Tool['answer'] };
}

/** Every tool by its name. All are read-only. */
export const tools: Record<string, Tool> = {
  search: tool(
    'Search',
    'Finds the sections of the documentation that match a query, best first: title, path with the section’s id, excerpt. Names in code are found whole and by their parts.',
    {
      query: v.pipe(text, v.minLength(1), v.description('Words or a name in code')),
      limit: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(resultCap)),
        resultCap,
      ),
    },
    async (site, { query, limit }) => {
      const found = (await site.search(query)).slice(0, limit);
      if (found.length === 0)
        return `No results for "${query.slice(0, 200)}". list_pages names every page.`;
      return found
        .map(({ href, titles, title, kind, excerpt, also }, index) => {
          const name = [...titles, title.join('')].join(' › ');
          const lines = [
            `${name}${kind ? ` (${kind})` : ''}`,
            href,
            also.join('') && `also: ${also.join('')}`,
            excerpt.join(''),
          ];
          return `${index + 1}. ${lines.filter(Boolean).join('\n   ')}`;
        })
        .join('\n');
    },
  ),
  read_page: tool('Read a page', 'The whole text of a page as Markdown.', { page }, (site, input) =>
    site.markdownOf(site.pathOf(input.page)),
  ),
  list_pages: tool(
    'List the pages',
    `Path, title and description of every page, or of those below a path; ${listCap} at a time.`,
    {
      under: v.optional(
        v.pipe(text, v.description('Only pages at or below this path, such as /guide')),
        '/',
      ),
      offset: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.description('How many to pass over')),
        0,
      ),
    },
    (site, { under, offset }) => {
      const prefix = under.startsWith('/') ? under : `/${under}`;
      const paths = site.paths.filter((path) => isUnder(path, prefix));
      if (paths.length === 0) {
        const guess = nearest(prefix, site.paths);
        throw new NotThereError(
          `There is no page at or below "${under.slice(0, 200)}".${guess ? ` Did you mean "${guess}"?` : ''}`,
        );
      }
      const shown = paths.slice(offset, offset + listCap);
      const rest = paths.length - offset - shown.length;
      return [
        ...shown.map((path) => {
          const { title, description } = site.titleOf(path);
          return `${path} – ${title}${description && `: ${description}`}`;
        }),
        ...(rest > 0 ? [`${rest} more: ask again with offset ${offset + shown.length}`] : []),
      ].join('\n');
    },
  ),
  read_section: tool(
    'Read a section',
    'One section of a page as Markdown: what stands under a heading and under the smaller ones below it.',
    {
      page,
      section: v.pipe(
        text,
        v.description('Its id, the part behind # in the results of search, or its heading'),
      ),
    },
    async (site, input) => {
      const path = site.pathOf(input.page);
      const sections = site.sectionsOf(path);
      const asked = input.section.replace(/^#+\s*/, '');
      const found =
        sections.find(({ id }) => id !== '' && id === asked) ??
        sections.find(({ title }) => title.toLowerCase() === asked.toLowerCase());
      if (!found) {
        const ids = sections.flatMap(({ id }) => (id ? [id] : []));
        const guess = nearest(asked, ids);
        throw new NotThereError(
          `The page ${path} has no section "${asked.slice(0, 200)}". Its sections: ${ids.join(', ') || 'none, read the whole page'}.${guess ? ` Did you mean "${guess}"?` : ''}`,
        );
      }
      return (await site.markdownOfSection(path, found)) ?? textOf(sections, found);
    },
  ),
  read_changes: tool(
    'Read what changed between two versions',
    'The pages and sections that were added, changed or removed, with their words, as Markdown.',
    {
      from: v.pipe(text, v.description('The earlier version, such as 1.4')),
      to: v.pipe(text, v.description('The later version, such as 2')),
    },
    (site, { from, to }) => {
      const pairs = site.paths.flatMap((path) => /^\/changes\/(.+\.\..+)$/.exec(path)?.[1] ?? []);
      const pair = `${from}..${to}`;
      if (pairs.includes(pair)) return site.markdownOf(`/changes/${pair}`);
      throw new NotThereError(
        pairs.length > 0
          ? `There are no changes "${pair.slice(0, 200)}". There are: ${pairs.join(', ')}.`
          : 'The site has one version.',
      );
    },
    { language: edition.language },
  ),
};

/** A section as plain text, for headings of components, which are not in the Markdown. */
function textOf(
  sections: ReturnType<SiteOutput['sectionsOf']>,
  section: ReturnType<SiteOutput['sectionsOf']>[number],
): string {
  const from = sections.indexOf(section);
  const next = sections.findIndex(({ level }, index) => index > from && level <= section.level);
  return sections
    .slice(from, next === -1 ? undefined : next)
    .map(({ level, title, text }) => `${'#'.repeat(level)} ${title}\n\n${text}`)
    .join('\n\n');
}
