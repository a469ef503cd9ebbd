/** Every callout type: the name an author writes, and which of the labels a reader hears or sees. */
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
