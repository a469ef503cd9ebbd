/**
 * Every callout type: its name in Markdown, the label of its default title, its color (`tip` is the token
 * `--color-tip`) and the sign before the title.
 */
export const callouts = {
  note: { label: 'calloutNote', color: 'note', sign: '✎' },
  important: { label: 'calloutImportant', color: 'info', sign: '!' },
  info: { label: 'calloutInfo', color: 'info', sign: 'i' },
  tip: { label: 'calloutTip', color: 'tip', sign: '★' },
  success: { label: 'calloutSuccess', color: 'success', sign: '✓' },
  warning: { label: 'calloutWarning', color: 'warning', sign: '!' },
  caution: { label: 'calloutCaution', color: 'danger', sign: '!' },
  danger: { label: 'calloutDanger', color: 'danger', sign: '×' },
} as const;

/** The name of a callout type. */
export type CalloutType = keyof typeof callouts;
