const outline = 'Write showOutline: false, or the number of levels';
const text = 'Write sidebarText';

/** Keys of front matter of Starlight, Docusaurus, Mintlify and others, and what to write here. */
const hints: Record<string, string> = {
  slug: 'The path of a page is that of its file: rename the file, and add the former path to redirects',
  template: 'Write layout: landing',
  tableOfContents: outline,
  hide_table_of_contents: outline,
  sidebar_label: text,
  sidebarTitle: text,
  label: text,
  sidebar_position: 'Write sidebarOrder',
  order: 'Write sidebarOrder',
  editUrl: 'Write editLink: false, or editLink in the configuration',
  id: 'Leave it out: a page is named by its path',
};

/** What to write in place of a key of another engine; undefined if it is not known. */
export function foreignKeyHint(key: string, value: unknown): string | undefined {
  if (key === 'sidebar' && typeof value === 'object')
    return 'Write sidebarText, sidebarOrder and badge as keys of the page';
  return Object.hasOwn(hints, key) ? hints[key] : undefined;
}
