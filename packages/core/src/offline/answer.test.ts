import { expect, it } from 'vitest';
import { createAnswers } from './answer.ts';

const notFound =
  '<!doctype html><html data-base="" data-build="b1"><title>Page Not Found</title>' +
  '<body><main>Not found</main></body></html>';
const sidebar = '_page/sidebar-00000000.html';
const payload = JSON.stringify({ build: 'b1', sidebar, body: {} });

/** The answer for the document `/a` if these files of the build `b1` are stored. */
async function documentOf(files: Record<string, string>): Promise<string | undefined> {
  const store = {
    find: async (address: string, build = 'b1') =>
      build === 'b1' && address in files
        ? { build, storedAt: '2026', response: new Response(files[address]) }
        : undefined,
  };
  const answers = createAnswers(
    { base: '', build: 'b1', files: {}, others: {}, search: [] },
    store,
  );
  return (await answers.find('document', 'https://docs.example/a'))?.text();
}

const ahead: Record<string, string> = {
  '/404.html': notFound,
  '/_page/a.json': payload,
  [`/${sidebar}`]: '<ul></ul>',
};

const stored = '<html data-base="" data-build="b1" data-path="%2Fa"><body></body></html>';

it('a document that was stored for another page counts as missing', async () => {
  expect(await documentOf({ '/a': stored.replace('%2Fa', '%2F') })).toBeUndefined();
});

it('a stored document is the answer, with its date', async () => {
  expect(await documentOf({ ...ahead, '/a': stored })).toBe(
    stored.replace('<body', '<body data-stored="2026"'),
  );
});

it('a preloaded page is answered with a document that waits for it', async () => {
  const html = await documentOf(ahead);
  expect(html).toContain('<html data-shell=""');
  expect(html).toContain('<title></title>');
  expect(html).toContain('<main></main>');
});

it.each([
  ['of the same build', '/_page/a.json', payload.replace('b1', 'b0')],
  ['with the sidebar of the page', `/${sidebar}`, undefined],
  ['with a payload', '/_page/a.json', undefined],
])('there is none that waits unless it is %s', async (_, file, text) => {
  const { [file]: _left, ...files } = ahead;
  expect(await documentOf(text === undefined ? files : { ...files, [file]: text })).toBeUndefined();
});
