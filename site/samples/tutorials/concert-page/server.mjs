import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import Mustache from 'mustache';
import { readAsset } from './assets.mjs';
import { toVariables } from './to-variables.mjs';

const template = await readFile('vev/template/YOUR-PAGE-KEY.mustache', 'utf8');
const concerts = JSON.parse(await readFile('concerts.json', 'utf8'));

export const server = createServer(async (request, response) => {
  const [path] = (request.url ?? '/').split('?');
  const asset = await readAsset(path);
  if (asset) return response.writeHead(200, asset.headers).end(asset.content);
  const name = path.slice(1) || 'spring';
  if (!Object.hasOwn(concerts, name)) return response.writeHead(404).end();
  const html = Mustache.render(template, toVariables(concerts[name]));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html);
}).listen(Number(process.env.PORT ?? 3000), 'localhost');
