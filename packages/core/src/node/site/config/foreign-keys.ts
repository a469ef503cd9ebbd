import type { IssueDescription } from '../../../shared/diagnostics/schema-issues.ts';

const extensions =
  'Write extensions: […], see Extensions in the manual; plugins of Markdown are markdown.plugins';
const language = 'Write languages, with the language of the pages as lang';

/** Options of Starlight, Docusaurus, VitePress, Mintlify and others at the top level, and what to write here. */
export const foreignKeys: Record<string, string> = {
  name: 'Write title',
  tagline: 'Write description',
  url: 'Write baseUrl, an address such as https://docs.example',
  site: 'Write baseUrl, an address such as https://docs.example',
  base: 'Write basePath',
  favicon: 'Write iconUrl',
  logo: 'Write logoUrl',
  nav: 'Write topNav: [{ text, link }]',
  navbar: 'Write topNav: [{ text, link }]',
  navigation: 'Write sidebar: [{ text, items }], and topNav for the links above the page',
  themeConfig: 'Its options stand at the top level here: topNav, sidebar, socials, editLink',
  colors: "Write theme: { accentColor: '…' }",
  customCss: 'Put the rules into styles.css beside the configuration',
  social: 'Write socials: [{ icon, link }]',
  lastUpdated: 'Leave it out: a page shows the date of its last commit',
  locales: language,
  defaultLocale: language,
  i18n: language,
  presets: extensions,
  plugins: extensions,
  integrations: extensions,
};

const link = 'Write link, with the path of the page';

/** The same of an item of the sidebar or the top navigation. */
const ofItem: Record<string, string> = {
  label: 'Write text',
  title: 'Write text',
  slug: link,
  to: link,
  href: link,
  id: link,
  autogenerate: "Write auto: '/folder'",
  type: 'Leave it out: an item with items is a group',
};

/** The same of `theme`. */
const ofTheme: Record<string, string> = {
  accent: 'Write accentColor',
  primary: 'Write accentColor',
  primaryColor: 'Write accentColor',
  mode: "Write colorScheme: 'light' or 'dark'",
};

/** The same of `editLink`. */
const ofEditLink: Record<string, string> = {
  baseUrl: "Write pattern: 'https://…/edit/main/:path'",
};

const tables: Record<string, Record<string, string>> = {
  theme: ofTheme,
  editLink: ofEditLink,
  sidebar: ofItem,
  topNav: ofItem,
};

/**
 * Says of keys of other engines what to write in their place. A key that is missing beside one that is written
 * otherwise is the same mistake.
 */
export function withForeignKeys(problems: IssueDescription[]): IssueDescription[] {
  const named = problems.map(withForeignKey);
  const parentOf = ({ path }: IssueDescription) => JSON.stringify(path.slice(0, -1));
  const isUnexpected = ({ message }: IssueDescription) => message.startsWith('Unexpected');
  const written = new Set(
    named.filter((it) => it.about === 'key' && it.hint && isUnexpected(it)).map(parentOf),
  );
  return named.filter(
    (it) =>
      it.about !== 'key' || isUnexpected(it) || it.path.length < 2 || !written.has(parentOf(it)),
  );
}

function withForeignKey(problem: IssueDescription): IssueDescription {
  const { path, about, message } = problem;
  const [option = ''] = path.map(String);
  const last = String(path.at(-1));
  if (about === 'key') {
    const table = path.length === 1 ? foreignKeys : tables[option];
    const hint = table && Object.hasOwn(table, last) ? table[last] : undefined;
    // A key that is missing is none of another engine.
    return hint && message.startsWith('Unexpected') ? { ...problem, hint } : problem;
  }
  if (option === 'sidebar' && message.endsWith('expected Object'))
    return { ...problem, hint: "Write { text: 'Name', link: '/path' }" };
  if (option === 'baseUrl' && message.startsWith('Unexpected "/'))
    return { ...problem, hint: 'The path of a site below its address is basePath' };
  return problem;
}
