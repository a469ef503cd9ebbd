/** The year of a date. */
export function Year({ date }: { date: string }) {
  return <time dateTime={date}>{new Date(date).getUTCFullYear()}</time>;
}
