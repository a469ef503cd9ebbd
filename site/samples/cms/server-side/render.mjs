import { readFile } from 'node:fs/promises';
import Mustache from 'mustache';

const template = await readFile('vev/template/YOUR-PAGE-KEY.mustache', 'utf8');
const html = Mustache.render(template, {
  't-wineName': 'Riesling from the slate slope',
});
console.log(html);
