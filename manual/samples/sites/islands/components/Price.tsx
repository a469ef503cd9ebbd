/** What an hour costs; rendered once, at build. */
export function Price({ seats }: { seats: number }) {
  const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  return <strong>{euros.format(30 + seats)}</strong>;
}
