/** The encodings that files are sent in, the better one first, with the ending of their files. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof encodings;

/** Which of our encodings a client takes (`Accept-Encoding`), the better one first. */
export function acceptedEncodings(header = ''): Encoding[] {
  const isTaken = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    isTaken.set(
      name === 'x-gzip' ? 'gzip' : name,
      !parameters.some((text) => /^q=0(\.0*)?$/.test(text)),
    );
  }
  const names: Encoding[] = ['br', 'gzip'];
  return names.filter((name) => isTaken.get(name) ?? isTaken.get('*'));
}
