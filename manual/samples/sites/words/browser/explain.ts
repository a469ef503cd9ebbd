import type { Touch } from 'stilldocs';

let meanings: Promise<Record<string, string>> | undefined;

/** Shows the meaning of a name as its title. */
const explain: Touch = async (sample, event) => {
  meanings ??= fetch(sample.dataset.meanings!).then((file) => file.json());
  const name = (event.target as Element).closest<HTMLElement>('[data-name]');
  if (name) name.title = (await meanings)[name.dataset.name!]!;
};
export default explain;
