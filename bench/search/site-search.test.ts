import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSections } from '../../packages/core/src/shared/search/find-sections.ts';
import { readSampleFiles } from '../../site/checks/sample-files.ts';
import { ensureBuilt } from '../measure/sites.ts';
import { heldOutOtherWords } from './other-words-held-out.ts';
import { otherWords } from './other-words.ts';
import type { SearchSource } from '../../packages/core/src/shared/search/search-source.ts';
import { openIndex, shareWithin } from './quality.ts';
import { type Section, sharedWords } from './shared-words.ts';
import { tasks } from './tasks.ts';

/* The site is built, since the index holds the words of a section. */

const hint = 'mend: if the page needs the word, write another query for the section';
const site = fileURLToPath(new URL('../../site', import.meta.url));

let sections: Section[];
let search: SearchSource;
beforeAll(async () => {
  await ensureBuilt(site);
  const index = readFileSync(`${site}/dist/search-index.json`, 'utf8');
  sections = Object.values((JSON.parse(index) as { storedFields: object }).storedFields);
  search = await openIndex(site);
  // Beyond `npm test`, which builds before, nothing may be in the cache.
}, 300_000);

describe('the tasks of developers', () => {
  it('are 40, and lead to sections that exist', () => {
    expect(new Set(tasks.map(([task]) => task)).size).toBe(40);
    const hrefs = new Set(sections.map(({ href }) => href));
    const answers = tasks.flatMap(([, ...own]) => own);
    expect(answers.filter((href) => !hrefs.has(href))).toEqual([]);
  });

  it.each(tasks)('%s: the section is among the first three results', async (...task) => {
    expect(await shareWithin(search, [task], 3)).toBe(1);
  });
});

describe('queries of punctuation', () => {
  /** Every operator and delimiter of the samples: what the parser takes as a token, without letters and digits. */
  const tokens = () => {
    const found = new Set(['{{', '}}']);
    const visit = (node: ts.Node, file: ts.SourceFile): void => {
      const children = node.getChildren(file);
      const text = node.getText(file).trim();
      const isOperator =
        node.kind >= ts.SyntaxKind.FirstPunctuation && node.kind <= ts.SyntaxKind.LastPunctuation;
      if (children.length === 0 && isOperator) found.add(text);
      for (const child of children) visit(child, file);
    };
    for (const { title, code, language } of readSampleFiles()) {
      if (!/^(?:tsx?|js)$/.test(language)) continue;
      const file = ts.createSourceFile(
        title,
        code,
        ts.ScriptTarget.Latest,
        true,
        ts.ScriptKind.TSX,
      );
      visit(file, file);
    }
    return [...found];
  };

  it('find the sections that hold them, for every operator and delimiter of the samples', async () => {
    const asked = tokens();
    expect(asked.length).toBeGreaterThan(30);
    const missed: string[] = [];
    for (const token of asked) {
      const results = await findSections(search, token);
      const isHeld = ({ title, excerpt }: { title: string[]; excerpt: string[] }) =>
        [...title, ...excerpt].includes(token);
      if (results.length === 0 || !results.every(isHeld)) missed.push(token);
    }
    expect(missed).toEqual([]);
  });
});

describe('the queries in other words', () => {
  it.each([
    ['the half for expansions', otherWords],
    ['the half kept aside', heldOutOtherWords],
  ])('share no content word with their sections, which exist: %s', (_, queries) => {
    const problems = sharedWords(sections, queries);
    expect(problems.filter((problem) => problem.includes('Unexpected answer'))).toEqual([]);
    // An edited sentence may have got the word of a query: a few do not change the measure.
    expect(problems.length, `${hint}: ${problems.join('\n')}`).toBeLessThan(4);
  });

  it('are 100 different ones of 2 to 12 words, at most four for a page', () => {
    const queries = [...otherWords, ...heldOutOtherWords];
    expect([otherWords.length, heldOutOtherWords.length]).toEqual([50, 50]);
    expect(new Set(queries.map(([query]) => query)).size).toBe(100);
    const isNatural = (query: string) => /^\S+( \S+){1,11}$/.test(query);
    expect(queries.filter(([query]) => !isNatural(query))).toEqual([]);
    const pages = queries.map(([, answer]) => answer.split('#')[0]!);
    const crowded = pages.filter((page) => pages.filter((other) => other === page).length > 4);
    expect(crowded).toEqual([]);
  });
});

describe('sharedWords', () => {
  const sections = [
    { href: '/pets', title: 'Pets', titles: [], text: 'What lives with you.' },
    { href: '/pets#cats', title: 'Feeding cats', titles: ['Pets'], text: 'Call `useFoodBowl`.' },
  ];
  it.each([
    ['a word of the text', 'calling somebody', ['"calling", which /pets#cats has as "call"']],
    ['a word of the heading', 'how is a cat fed', ['"cat", which /pets#cats has as "cats"']],
    ['a word of a title above', 'my petting zoo', ['"petting", which /pets#cats has as "pets"']],
    ['a part of a symbol', 'bowls', ['"bowls", which /pets#cats has as "bowl"']],
    ['nothing but function words', 'what is it with you', []],
    ['other words', 'kitten dinner', []],
  ])('compares stems: %s', (_, query, words) => {
    expect(sharedWords(sections, [[query, '/pets#cats']])).toEqual(
      words.map((word) => `"${query}": Unexpected word ${word}`),
    );
  });

  it('compares each answer, and names one that does not exist', () => {
    expect(sharedWords(sections, [['living room', '/pets#cats', '/pets', '/pets#dogs']])).toEqual([
      '"living room": Unexpected word "living", which /pets has as "lives"',
      '"living room": Unexpected answer /pets#dogs, expected a section of the site',
    ]);
  });
});
