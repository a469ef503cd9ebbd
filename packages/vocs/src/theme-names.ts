/* The names of Vocs' theme that have a counterpart in this one. */

/**
 * The token that a variable of Vocs sets, with the form of its value (`%`) if it differs. All other variables are
 * constants in `vocs.css`, for rules of the site that read them.
 */
export const variables: Record<string, [token: string, form?: string]> = {
  color_background: ['--color-background'],
  color_background2: ['--color-subtle'],
  color_background4: ['--color-hover'],
  color_backgroundAccent: ['--color-accent'],
  color_backgroundAccentText: ['--color-on-accent'],
  color_border: ['--color-border'],
  color_border2: ['--color-border-strong'],
  color_dangerText: ['--color-danger'],
  color_heading: ['--color-heading'],
  color_infoText: ['--color-info'],
  color_link: ['--color-accent-text'],
  color_noteText: ['--color-note'],
  color_successText: ['--color-success'],
  color_text: ['--color-text'],
  color_text2: ['--color-muted'],
  color_textAccent: ['--color-accent-text'],
  color_tipText: ['--color-tip'],
  color_title: ['--color-heading'],
  color_warningText: ['--color-warning'],
  // In Vocs the width includes the padding.
  content_width: ['--content-width', 'calc(% - 2 * var(--vocs-content_horizontalPadding))'],
  fontFamily_default: ['--font-default'],
  fontFamily_mono: ['--font-mono'],
  fontSize_codeBlock: ['--size-code'],
  outline_width: ['--size-aside'],
  sidebar_width: ['--size-sidebar'],
  topNav_height: ['--size-header'],
};

/** An element of Markdown, in prose and on a landing page. */
const markdown = (element: string) => `.Prose ${element}, ${element}.Markdown`;

/**
 * The selectors of the elements that a class of Vocs has there. Parts of its layout, such as gutters, have none:
 * the layout is another one.
 */
export const classes: Record<string, string> = {
  Anchor: markdown('a'),
  Authors: '.Authors',
  Banner: '.Banner',
  Blockquote: markdown('blockquote'),
  Callout: '.Callout',
  Callout_danger: '.Callout[data-type=danger]',
  Callout_info: '.Callout[data-type=info]',
  Callout_note: '.Callout[data-type=note]',
  Callout_success: '.Callout[data-type=success]',
  Callout_tip: '.Callout[data-type=tip]',
  Callout_warning: '.Callout[data-type=warning]',
  Code: markdown(':not(pre) > code'),
  CodeBlock: '.Prose pre, pre.Markdown',
  CodeGroup: '.Tabs',
  Content: '.Prose, .Landing',
  Details: markdown('details'),
  ExternalLink: markdown('a[target=_blank]'),
  Figcaption: markdown('figcaption'),
  Figure: markdown('figure'),
  H1: markdown('h1'),
  H2: markdown('h2'),
  H3: markdown('h3'),
  H4: markdown('h4'),
  H5: markdown('h5'),
  H6: markdown('h6'),
  Heading: markdown(':is(h1, h2, h3, h4, h5, h6)'),
  HorizontalRule: markdown('hr'),
  Link: markdown('a'),
  List: markdown(':is(ul, ol)'),
  ListItem: markdown('li'),
  List_ordered: markdown('ol'),
  List_unordered: markdown('ul'),
  Outline_heading: '.Outline-title',
  Outline_link: '.Outline-link',
  Paragraph: markdown('p'),
  Pre: markdown('pre'),
  Sidebar_item: '.Sidebar-link',
  Sidebar_sectionTitle: '.Sidebar-title',
  Sponsors: '.Sponsors',
  Step: '.Step',
  Steps: '.Steps',
  Strong: markdown('strong'),
  Summary: markdown('summary'),
  Table: markdown('table'),
  TableCell: markdown('td'),
  TableHeader: markdown('th'),
  TableRow: markdown('tr'),
  Tabs: '.Tabs',
  Tabs_content: '.Tabs-panel',
  Tabs_list: '.Tabs-list',
  Tabs_trigger: '.Tabs-tab',
};
