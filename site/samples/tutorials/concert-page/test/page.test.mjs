import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, test } from 'node:test';

process.env.PORT = '0';
const { server } = await import('../server.mjs');
if (!server.listening) await once(server, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (
  server.address()
);
after(() => void server.close());

/** @param {string} path */
async function get(path) {
  const response = await fetch(`http://localhost:${port}${path}`);
  return { status: response.status, text: await response.text() };
}

test('the page has the data of the concert', async () => {
  const { text } = await get('/spring');
  assert.match(text, /<h1>Songs for a late spring<\/h1>/);
  assert.match(text, /--accent: #2f6f4f/);
  assert.match(text, /alt="The choir on the steps of the town hall"/);
});

test('characters of HTML in the data are escaped', async () => {
  assert.match((await get('/autumn')).text, /<h1>Brass &amp; rain<\/h1>/);
});

test('every variable of the template has a value', async () => {
  const { text } = await get('/autumn');
  assert.doesNotMatch(text, /(src|srcset|alt)=""|<h1><\/h1>|<p><\/p>/);
});

test('the page finds its styles and pictures', async () => {
  assert.equal((await get('/assets/page.css')).status, 200);
  assert.equal((await get('/assets/choir.svg')).status, 200);
});

test('nothing else is sent', async () => {
  assert.equal((await get('/winter')).status, 404);
  const path = '/assets/../../concerts.json';
  const [answer] = await once(request({ port, path }).end(), 'response');
  assert.equal(answer.resume().statusCode, 404);
});
