import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures, problemsOf, withFeature } from './compile.test.kit.ts';
import { loadFeatures } from './source/features.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });

const sourceOf = (file: string, extension = 'team') => ({
  ...{ extension, file, version: '1', folder: at() },
});

describe('a word of a fence', () => {
  const wordFile = write(
    'words.mjs',
    `export default () => ({
      words: {
        seats: {
          value: 'required',
          async add(fences, page) {
            if (fences[0].value === 'fire') throw new Error('The house is gone');
            if (fences[0].value === 'none') page.report({ line: fences[0].sourceLines[1], rule: 'extension', message: 'No seats' });
            const html = await page.colored('const a = 1', 'ts');
            const address = page.addFile('seats.json', JSON.stringify([html, page.fences.map(({ filename, value }) => [filename, value])]));
            return fences.map(({ code, value }) => ({
              marks: [{ line: 1, character: 0, length: 3, className: 'Seat', data: { seatRow: value + '"' } }],
              notes: [{ line: 1, kind: 'seat', text: value + '\\nfree', shown: 'Seats: ' + value + '\\nfree', indent: 2 }],
              data: { seats: address },
              name: '{name} with seats',
              below: '<b>' + value + '</b>',
              remarks: ['All of ' + value],
            }));
          },
        },
        cut: {
          add: (fences) => fences.map(({ code }) => {
            const lines = code.split('\\n');
            return { code: { text: lines.slice(1).join('\\n'), lines: lines.slice(1).map((_, at) => at + 1) } };
          }),
        },
        short: { add: (fences) => fences.map(() => ({ code: { text: '', lines: [0] } })) },
      },
    });`,
  );
  const { compile, textOf, problemsOf } = withFeature(wordFile);
  const sample = '```ts seats=12 [Hall]\none\ntwo // [!code ++]\n```';

  it('adds marks, notes, data, a name and HTML to its fences, and a file to the page', async () => {
    const html = await textOf(`${sample}\n\n\`\`\`ts filename="a.ts"\nthree\n\`\`\``);
    expect(html).toContain('<span class="Seat" data-seat-row="12&quot;">two</span>');
    expect(html).toContain('<span class="Code-note" data-kind="seat">  Seats: 12\n  free\n</span>');
    expect(html).toContain('aria-label="Hall with seats"');
    expect(html).toContain('</button><b>12</b></figure>');
    const [, address] = /<figure class="Code" data-seats="(.*?)">/.exec(html) ?? [];
    expect(address).toMatch(/^\/assets\/seats-[\da-f]{8}\.json$/);
    const { facts, code } = await compile(`${sample}\n\n\`\`\`ts filename="a.ts"\nthree\n\`\`\``);
    expect(facts.assets).toEqual([
      {
        output: address!.slice(1),
        content: expect.stringContaining('[[null,"12"],["a.ts",null]]') as string,
      },
    ]);
    expect(facts.assets[0]).toHaveProperty('content', expect.stringContaining('const</span> a'));
    expect(code[0]).toMatchObject({
      notes: ['12\nfree'],
      remarks: ['Seats: 12\nfree', 'All of 12'],
    });
    expect(facts.diagnostics).toEqual([]);
  });

  it('can change the code; the places of other words move with its lines', async () => {
    const html = await textOf('```ts cut seats=3\nzero\none\ntwo\n```');
    expect(html).not.toContain('zero');
    expect(html).toContain('<span class="Seat" data-seat-row="3&quot;">one</span>');
    expect(await problemsOf('```ts cut short\na\nb\n```')).toEqual([
      'error 1:1 extension The word "short" of a fence changes its code, and so does another word of the fence (Leave out one of the two)',
    ]);
  });

  it('reports problems at their lines, exceptions with the name of the extension, and wrong values', async () => {
    expect(await problemsOf('A\n\n```ts seats=none\na\nb\n```')).toContain(
      'error 5:1 extension No seats',
    );
    expect(await problemsOf('A\n\n```ts seats=fire\na\n```')).toEqual([
      'error 3:undefined extension The extension "test" failed at the word "seats" of a fence: The house is gone',
    ]);
    expect(await problemsOf('```ts seats\na\n```')).toEqual([
      expect.stringContaining(
        'Unexpected "seats" after the language of a fence, expected a known word (Write its value: seats=…)',
      ),
    ]);
    expect(await problemsOf('```ts seatz=1\na\n```')).toEqual([
      expect.stringContaining('Did you mean "seats"?'),
    ]);
  });

  it('is refused if the engine has it, or another extension', async () => {
    const title = write(
      'title.mjs',
      'export default () => ({ words: { title: { add: () => [] } } });',
    );
    await expect(loadFeatures([sourceOf(title)])).rejects.toThrow(
      'The extension "team" adds the word "title" of a fence, which the engine has',
    );
    await expect(loadFeatures([sourceOf(wordFile), sourceOf(wordFile, 'other')])).rejects.toThrow(
      'The extensions "team" and "other" both know the word "seats" of a fence',
    );
  });
});

describe('the thread of a feature', () => {
  const code = (name: string) =>
    `export default () => ({ words: { ${name}: { async add(fences, page) {
      const answer = await page.ask(fences[0].code, 1);
      return [{ remarks: [answer] }];
    } } } });`;
  const thread = write(
    'thread.mjs',
    `export default ({ unit }, { root }) => {
      let asked = 0;
      return (code) => ({ output: [code, unit, ++asked].join(' '), reads: [root + '/seats'] });
    };`,
  );

  it('answers with the options of its row, and the page depends on what the answer does', async () => {
    const asking = withFeature(write('asking.mjs', code('count')), { unit: 'seats' }, { thread });
    const { code: blocks, facts } = await asking.compile('```ts count\n3\n```');
    expect(blocks[0]).toMatchObject({ remarks: ['3 seats 1'] });
    expect(Object.keys(facts.reads)).toEqual([join(fixtures, 'seats')]);
    expect((await asking.compile('```ts count\n4\n```')).code[0]).toMatchObject({
      remarks: ['4 seats 2'],
    });
  });

  it('is named in its row, or asking is an error', async () => {
    const asking = withFeature(write('no-thread.mjs', code('count')));
    expect(await asking.problemsOf('```ts count\n3\n```')).toEqual([
      expect.stringContaining('"test" asks a thread: write { module, thread } in its features'),
    ]);
  });

  it('is asked for by names, so that such pages are found before they are compiled', async () => {
    const file = write('named.mjs', 'export default () => ({ drawings: { chart() {} } });');
    expect((await loadFeatures([{ ...sourceOf(file), thread }])).asking).toEqual(['chart']);
    expect((await loadFeatures([sourceOf(file)])).asking).toEqual([]);
  });
});

it('a word of one of the engine’s packages is an error that names it, on a site that does not use it', async () => {
  expect(await problemsOf('A\n\n```ts twoslash\na\n```')).toEqual([
    'error 3:1 missing-package The package @stilldocs/types knows the word "twoslash" of a fence, and the site does not use it (Run npm install -D @stilldocs/types, and add it to extensions in docs.config.ts)',
  ]);
});
