/** Every callout type: the name an author writes, and the label a reader hears or sees. */
export const callouts = {
  note: { label: 'Note' },
  important: { label: 'Important' },
  info: { label: 'Info' },
  tip: { label: 'Tip' },
  success: { label: 'Success' },
  warning: { label: 'Warning' },
  caution: { label: 'Caution' },
  danger: { label: 'Danger' },
} as const;

export type CalloutType = keyof typeof callouts;
