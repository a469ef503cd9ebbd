import { expect, it } from 'vitest';
import { problemsOfFailure } from '../../../shared/diagnostics/diagnostic.test.kit.ts';
import { testFolder } from '../../files/test-folder.test.kit.ts';
import { loadConfig } from './load-config.ts';

const { at, write } = testFolder();

async function problemsOf(text: string) {
  write('docs.config.ts', text);
  return problemsOfFailure(loadConfig(at(), at('.cache')));
}

it('a configuration has a label of an extension that the engine does not know', async () => {
  const [problem] = await problemsOf(
    "export default { title: 'x', extensions: [{ name: 'a', labels: { unitSwitch: 'Units' } }] };",
  );
  expect(problem).toMatchObject({
    message:
      'Unexpected key "extensions[0].labels.unitSwitch" in docs.config.ts, expected a known key (extension "a")',
    hint: 'A text that the extension adds belongs into its ownLabels',
  });
});

it('a configuration has labels that no extension adds, or that two add, or that the engine has', async () => {
  const problemsWith = async (labels: object, ...texts: object[]) => {
    const extensions = texts.map((own, index) => ({
      name: `e${index}`,
      ownLabels: { module: 'pack/labels', texts: own },
    }));
    const config = { title: 'x', labels, extensions };
    const problems = await problemsOf(`export default ${JSON.stringify(config)};`);
    return problems.map(({ message, hint }) => [message, hint]);
  };
  const own = { roomSeats: '{count} seats' };
  expect(await problemsWith({ roomSeat: 'Plätze', roomSeats: '{number}' }, own)).toEqual([
    [
      'Unexpected "{number}" for "labels.roomSeats" in docs.config.ts, expected no placeholder but {count}',
      undefined,
    ],
    [
      'Unexpected key "labels.roomSeat" in docs.config.ts, expected a known key',
      'Did you mean "roomSeats"?',
    ],
  ]);
  expect(await problemsWith({}, own, own)).toEqual([
    [
      'A second label "roomSeats", by the extension "e1": the first is by "e0"',
      'Leave out one of the two extensions, or let one do the work of both',
    ],
  ]);
  expect(await problemsWith({}, { search: 'Find' })).toEqual([
    [
      'The extension "e0" has a label "search", which is a label of the engine',
      'Begin the names of its ownLabels with a word of its own',
    ],
  ]);
});

it('a configuration has unknown labels and an invalid language, with their places', async () => {
  const problems = await problemsOf(
    "export default {\n  title: 'x',\n  lang: 'de_DE',\n  labels: {\n    serach: 'Suche',\n    searchNone: '{qeury}',\n  },\n};",
  );
  expect(problems.map(({ message, hint, line }) => [message, hint, line])).toEqual([
    [
      'Unexpected "de_DE" for "lang" in docs.config.ts, expected a language tag such as en or pt-BR',
      undefined,
      3,
    ],
    [
      'Unexpected "{qeury}" for "labels.searchNone" in docs.config.ts, expected no placeholder but {query}',
      undefined,
      6,
    ],
    [
      'Unexpected key "labels.serach" in docs.config.ts, expected a known key',
      'Did you mean "search"?',
      5,
    ],
  ]);
});
