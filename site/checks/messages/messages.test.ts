import { expect, it } from 'vitest';
import { compileSamples } from '../compile-samples.ts';
import { readPages } from '../page-source.ts';
import { compilerMessages, mistakes } from './messages.ts';

/** What the compiler says of each mistake. Each is a file of its own, and its lines identify it. */
const said = mistakes.map((): string[] => []);
const problems = compileSamples(
  mistakes.map(({ page, code }, index) => ({
    file: `pages/${page}`,
    line: index * 100,
    code,
    includes: [],
    title: `src/mistake-${index}.tsx`,
    language: 'tsx',
    isLive: false,
  })),
);
for (const { line, message } of problems) said[Math.floor(line / 100)]?.push(message);

const pages = readPages().filter((page) => compilerMessages(page).length > 0);

it.each(pages.map((page) => [page.file, page] as const))(
  'the messages that %s explains are what the compiler says',
  (file, page) => {
    const own = said.filter((_, index) => `pages/${mistakes[index]!.page}` === file).flat();
    const unsaid = compilerMessages(page).filter(
      (message) => !own.some((each) => each.includes(message)),
    );
    expect(unsaid, `mend: code for it in site/checks/messages/messages.ts`).toEqual([]);
  },
);

it.each(mistakes.map((mistake, index) => [mistake.page, mistake.code, index] as const))(
  '%s explains the mistake %j',
  (name, _, index) => {
    const page = pages.find(({ file }) => file === `pages/${name}`)!;
    const explained = compilerMessages(page).filter((message) =>
      said[index]!.some((each) => each.includes(message)),
    );
    expect(explained).not.toEqual([]);
  },
);
