import { expect, it } from 'vitest';
import { collection } from './collection.ts';
import { parts } from './work.ts';

const { answerTo, createStore, createLoader } = parts;

const askFor = async (path: string, token = collection.token, host = collection.host) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = answerTo(new Request(`https://${host}${path}`, { headers }), collection);
  return { status: response.status, body: await response.text() };
};

it('answers as a collection: by text and material, with a token', async () => {
  expect((await askFor('/api/photos')).body).toContain('"jug"');
  expect(JSON.parse((await askFor('/api/photos?text=HARBOR&material=')).body)).toHaveLength(1);
  expect(JSON.parse((await askFor('/api/films?material=glass')).body)).toHaveLength(1);
  expect(JSON.parse((await askFor('/photos?text=jug')).body)).toMatchObject({ pages: 1 });
  expect((await askFor('/api/photos', 'wrong')).status).toBe(401);
  expect((await askFor('/api/toString')).status).toBe(404);
  expect((await askFor('/api/photos', undefined, 'other.example.org')).status).toBe(404);
  expect((await askFor('/oauth/token', 'none')).body).toContain(collection.token);
});

it('stores values by the parts of their key', async () => {
  const kv = createStore();
  await kv.set(['a', 1], 'value');
  expect(await kv.get(['a', 1])).toMatchObject({ value: 'value' });
  await kv.delete(['a', 1]);
  expect(await kv.get(['a', 1])).toMatchObject({ value: null });
});

it('evaluates files once, and names an unknown import', () => {
  let count = 0;
  const load = createLoader(
    {
      './entry.ts': (ask, module) => {
        Object.assign(module.exports, { own: ask('./lib/part'), known: ask('sdk') });
      },
      './lib/part.ts': (ask, module) => {
        count++;
        Object.assign(module.exports, { entry: ask('../entry') });
      },
      './broken.ts': (ask) => void ask('left-pad'),
    },
    { sdk: { version: 1 } },
  );
  expect(load('./entry.ts')).toMatchObject({ own: { entry: {} }, known: { version: 1 } });
  load('./entry.ts');
  expect(count).toBe(1);
  expect(() => load('./broken.ts')).toThrow('Unexpected import of "left-pad"');
});
