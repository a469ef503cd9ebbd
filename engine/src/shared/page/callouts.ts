/** Every callout type: the name an author writes, and the label a reader hears or sees. */
export const callouts = {
  note: { label: 'Note' },
  info: { label: 'Info' },
  tip: { label: 'Tip' },
  success: { label: 'Success' },
  warning: { label: 'Warning' },
  danger: { label: 'Danger' },
} as const;

export type CalloutType = keyof typeof callouts;
