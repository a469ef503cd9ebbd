/** A label with its placeholders filled: `{query}` becomes `values.query`. Others stay as they are. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
