const control = /\p{Cc}/gu;
const special = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;
const combining = /[\u0300-\u036f]/g;

/** The id that VitePress gives to a heading, by its text. */
export function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(combining, '')
    .replace(control, '')
    .replace(special, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** Numbers the ids of a page as VitePress does: `a`, `a-1`, `a-2`. */
export function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    let unique = id;
    for (let number = 1; taken.has(unique); number++) unique = `${id}-${number}`;
    taken.add(unique);
    return unique;
  };
}
