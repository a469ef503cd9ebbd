import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import Mustache from 'mustache';

const template = await readFile('vev/template/YOUR-PAGE-KEY.mustache', 'utf8');

// Ask your CMS here.
async function loadWine() {
  return {
    name: 'Riesling from the slate slope',
    notes: 'Pear, wet stone, a dry finish',
    color: '#6b1f2e',
    photo: {
      small: '/wines/riesling-450.jpg',
      large: '/wines/riesling-900.jpg',
      description: 'Green bottle with a cream label',
    },
  };
}

function toVariables(wine) {
  return {
    't-wineName': wine.name,
    't-wineNotes': wine.notes,
    'i-bottlePhoto': {
      src: wine.photo.large,
      alt: wine.photo.description,
      srcset: `${wine.photo.small} 450w, ${wine.photo.large} 900w`,
    },
    'c--labelColor': wine.color,
  };
}

createServer(async (request, response) => {
  try {
    const html = Mustache.render(template, toVariables(await loadWine()));
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(html);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(3000);
