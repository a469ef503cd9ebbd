import { expect, it } from 'vitest';
import { readStatements } from '../claims/oracles/probes.ts';
import { isSource } from '../claims/report.ts';
import { readPages } from '../page-source.ts';
import { gone, mended } from './mended.ts';
import { asRead } from './missing.ts';

const pages = readPages();
const statements = readStatements();

it.each(mended)('$page says "$says"', ({ page, heading, says, source }) => {
  const { sections, fences } = pages.find(({ file }) => file === `pages/${page}`)!;
  const own = sections.filter((section) => section.heading === heading);
  const text = [...own.map((section) => section.text), ...fences.map(({ code }) => code)];
  expect(asRead(text.join('\n'))).toContain(says);
  expect(isSource(source)).toBe(true);
  if (!source.startsWith('probe: ')) return;
  expect(statements.map((statement) => statement.says).join('\n')).toContain(source.slice(7));
});

it.each(gone)('%s does not say "%s" again', (page, words) => {
  const { lines } = pages.find(({ file }) => file === `pages/${page}`)!;
  expect(lines.join('\n').toLowerCase()).not.toContain(words.toLowerCase());
});
