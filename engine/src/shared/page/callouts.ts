/** Every callout type: its name in Markdown, and the label of its default title. */
export const callouts = {
  note: { label: 'calloutNote' },
  important: { label: 'calloutImportant' },
  info: { label: 'calloutInfo' },
  tip: { label: 'calloutTip' },
  success: { label: 'calloutSuccess' },
  warning: { label: 'calloutWarning' },
  caution: { label: 'calloutCaution' },
  danger: { label: 'calloutDanger' },
} as const;

export type CalloutType = keyof typeof callouts;
