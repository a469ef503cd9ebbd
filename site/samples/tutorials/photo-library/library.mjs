import { createServer } from 'node:http';

const titles = ['Harbour', 'Lighthouse', 'Ferry', 'Pier', 'Storm', 'Gulls'];
const photos = titles.map((title, index) => ({
  id: `photo-${index + 1}`,
  title,
  file: `https://photos.example.org/${index + 1}.jpg`,
  width: 1200,
  height: 800,
}));
const perPage = 4;

/** A stand-in for your library: it wants a token and answers page by page. */
export const library = createServer((request, response) => {
  if (request.headers.authorization !== 'Bearer open-sesame') {
    return response.writeHead(401).end();
  }
  const searchParams = new URLSearchParams(request.url?.split('?')[1]);
  const text = (searchParams.get('text') ?? '').toLowerCase();
  const page = Number(searchParams.get('page') ?? 1);

  const found = photos.filter(({ title }) =>
    title.toLowerCase().includes(text),
  );
  const body = {
    photos: found.slice((page - 1) * perPage, page * perPage),
    pages: Math.ceil(found.length / perPage),
  };
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(`${JSON.stringify(body, null, 2)}\n`);
});

if (process.argv[1]?.endsWith('library.mjs')) {
  library.listen(4000, 'localhost', () => {
    console.log('The library answers at http://localhost:4000/photos');
  });
}
