/**
 * Fills the placeholders of a label: `{query}` becomes `values.query`. Unknown placeholders stay.
 */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
