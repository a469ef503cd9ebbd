import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { sectionsAtLevel } from '../../content/twin/markdown-section.ts';
import type { Config } from '../../shared/config/config.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { agentIndexFile, agentRulesFile, cleanPath } from '../../shared/page/paths.ts';
import { fileAddress, pageAddress, twinAddress } from '../site/addresses.ts';
import type { ListedPage } from './listed-pages.ts';

const wellKnown = '.well-known/agent-skills';

/** The names of the files for agents that work with the product; none without the option `agents`. */
export function agentFileNames({ agents }: Pick<Config, 'agents'>): string[] {
  return agents ? [agentRulesFile, `${wellKnown}/index.json`, skillFile(agents.name)] : [];
}

const skillFile = (name: string) => `${wellKnown}/${name}/SKILL.md`;

/**
 * `AGENTS.md`, a skill with the same text, and the list of skills (Agent Skills Discovery 0.2), by name.
 *
 * @throws DiagnosticError if a section is on no page.
 */
export function agentFiles(config: Config, pages: ListedPage[]): Map<string, string> {
  const { agents } = config;
  if (!agents) return new Map();
  const { name, description, title = config.title } = agents;
  const list = fileAddress(config, `/${agentIndexFile}`);
  const toTwins = twinLinks(config, pages);
  const sectionAt = findSections(pages);
  const sections = agents.sections.map((section) => toTwins(sectionAt(section).trim()));
  const text = [`# ${title}`, description, `All pages: <${list}>`, ...sections].join('\n\n');
  const skill = `---\n${stringify({ name, description }, { lineWidth: 0 })}---\n\n${text}\n`;
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  const url = fileAddress(config, `/${skillFile(name)}`);
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  const contents = [`${text}\n`, `${JSON.stringify(index, null, 2)}\n`, skill];
  return new Map(agentFileNames(config).map((file, at) => [file, contents[at]!]));
}

/** Makes links to pages lead to their twins. */
function twinLinks(config: Config, pages: ListedPage[]): (markdown: string) => string {
  const twins = new Map(
    pages.map(({ path }) => [pageAddress(config, path), twinAddress(config, path)]),
  );
  return (markdown) =>
    markdown.replace(/(?<=\]\()[^\s()#]+/g, (address) => twins.get(address) ?? address);
}

/** Creates the function that returns the Markdown of a section, whose heading gets the level 2. Each page is read once. */
function findSections(pages: ListedPage[]): (written: string) => string {
  const known = new Map<ListedPage, Map<string, string>>();
  return (written) =>
    sectionAt(written, pages, (page) => {
      const found = known.get(page) ?? sectionsAtLevel(page.twin(), sectionsOf(page), 2);
      known.set(page, found);
      return found;
    });
}

function sectionsOf({ facts }: ListedPage) {
  return facts.headings.map(({ id, text }) => ({ id, title: text }));
}

function sectionAt(
  written: string,
  pages: ListedPage[],
  markdownOf: (page: ListedPage) => Map<string, string>,
): string {
  const [path = '', id] = written.split('#');
  const page = pages.find((each) => each.path === cleanPath(path));
  if (!page)
    return missing(
      written,
      'dead-link',
      `/${
        nearest(
          path,
          pages.map((each) => each.path),
        )?.slice(1) ?? ''
      }`,
    );
  const sections = sectionsOf(page);
  const section = id === undefined ? sections[0] : sections.find((each) => each.id === id);
  const found = section && markdownOf(page).get(section.id);
  if (found === undefined) {
    const guess = nearest(
      id ?? '',
      sections.map((each) => each.id),
    );
    return missing(written, 'dead-anchor', guess === undefined ? '' : `${path}#${guess}`);
  }
  return found;
}

function missing(written: string, rule: 'dead-link' | 'dead-anchor', guess: string): never {
  const what = rule === 'dead-link' ? 'page' : 'section';
  throw errorWith({
    rule,
    message: `"${written}" in the option "agents.sections" is no ${what} of the site`,
    target: written,
    hint:
      guess.length > 1
        ? `Did you mean "${guess}"?`
        : 'Name a path, and the id of a heading in its Markdown.',
  });
}
