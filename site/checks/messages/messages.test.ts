import { describe, expect, it } from 'vitest';
import { compileSamples } from '../compile-samples.ts';
import { readPages } from '../page-source.ts';
import { messages } from './messages.ts';

const pages = readPages();
/** Each in a file of its own; the line identifies the message of a problem. */
const problems = compileSamples(
  messages.map(({ page, code }, index) => ({
    file: `pages/${page}`,
    line: index * 100,
    code,
    includes: [],
    title: `src/message-${index}.tsx`,
    language: 'tsx',
    isLive: false,
  })),
);

describe('a message that a page explains', () => {
  it.each(messages.map((message, index) => [message.says, message, index] as const))(
    '"%s" is what the compiler says',
    (says, _, index) => {
      const own = problems.filter(({ line }) => Math.floor(line / 100) === index);
      expect(own.map(({ message }) => message).join('\n')).toContain(says);
    },
  );

  it.each(messages)('"$says" is in the Troubleshooting of $page', ({ page, says }) => {
    const { sections } = pages.find(({ file }) => file === `pages/${page}`)!;
    const troubles = sections.find(({ heading }) => heading === 'Troubleshooting')!;
    expect(troubles.text).toContain(`\`${says}\``);
  });
});
