import type { NewFile } from '../migration.ts';
import { splitFrontMatter } from '../migrate-front-matter.ts';
import { isValues, type Values } from '../values.ts';

/**
 * Gives a home page that consisted of components of Vue alone a hero, with the title and the description of the site
 * and its first links: readers would see nothing but the note on what was not moved.
 */
export function withHero(config: Values, files: Map<string, NewFile>): void {
  const file = files.get('pages/index.md');
  if (!file || !('text' in file)) return;
  const { data, body } = splitFrontMatter(file.text);
  if ('hero' in data || !isLeftOut(body)) return;
  const links = (Array.isArray(config.topNav) ? (config.topNav as unknown[]) : []).filter(
    (item) => isValues(item) && typeof item.text === 'string' && typeof item.link === 'string',
  ) as { text: string; link: string }[];
  const front = {
    ...data,
    layout: 'landing',
    hero: {
      text: config.title,
      ...(typeof config.description === 'string' && { tagline: config.description }),
      ...(links.length > 0 && {
        actions: links.slice(0, 2).map(({ text, link }) => ({ text, link })),
      }),
    },
  };
  // JSON is YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  files.set('pages/index.md', { text: `---\n${lines.join('')}---\n${body}` });
}

/** Whether a text has nothing for readers but notes on what was not moved. */
function isLeftOut(body: string): boolean {
  const rest = body
    .replace(/^> \[!WARNING\]\n> Not moved: .*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '');
  return rest !== body && rest.trim() === '';
}
