import { pictures } from './pictures.ts';

const photos = [
  { id: 'cup-1904', title: 'Cup, 1904', file: pictures.tea.src, width: 480, height: 320 },
  { id: 'stool-1921', title: 'Stool, 1921', file: pictures.stool.src, width: 480, height: 320 },
  {
    id: 'front-1933',
    title: 'Shop front, 1933',
    file: pictures.shop.src,
    width: 480,
    height: 320,
  },
];

/**
 * What samples fetch, by the name of the file, after its host where several have it: the frame has no
 * network, and a sample shows more with an answer.
 */
const files: Record<string, unknown[] | object> = {
  'lunch.json': ['Leek soup', 'Rye bread with egg', 'Apple cake'],
  photos,
  'library.example.org/photos': { photos, pages: 1 },
  films: [{ id: 'harbour-1938', title: 'The harbour, 1938', seconds: 94 }],
  images: [
    {
      key: 'stool-1921',
      mimeType: 'image/svg+xml',
      url: pictures.stool.src,
      filename: 'Stool, 1921',
      updated: 0,
    },
  ],
  'news.json': [
    { id: 'a', title: 'Open on Sunday' },
    { id: 'b', title: 'New teas from Uji' },
    { id: 'c', title: 'A course in October' },
  ],
  token: { access_token: 'a-token', expires_in: 3600 },
  'stores.json': [
    { id: 'bergen', city: 'Bergen' },
    { id: 'oslo', city: 'Oslo' },
    { id: 'tromso', city: 'Tromsø' },
  ],
};

type Files = typeof files;

/** Answers requests from the table; others fail, as without a network. Workers get it as text. */
function answerFrom(files: Files): void {
  self.fetch = async (address) => {
    const path = String(address instanceof Request ? address.url : address);
    const { host, pathname, searchParams } = new URL(path, 'http://frame');
    const name = pathname.split('/').pop() ?? '';
    const answer = files[`${host}/${name}`] ?? files[name];
    const text = searchParams.get('text')?.toLowerCase() ?? '';
    // There is one page of everything.
    if (Number(searchParams.get('page') ?? 1) > 1) return Response.json([]);
    if (Array.isArray(answer)) {
      return Response.json(
        answer.filter((item) =>
          JSON.stringify(item.title ?? '')
            .toLowerCase()
            .includes(text),
        ),
      );
    }
    if (answer) return Response.json(answer);
    throw new TypeError(`Unexpected request for ${path}, expected no network in a sample`);
  };
}

/** Shows a note in the place of a frame: the sample's document may not open another site. */
function replaceFrames(): void {
  const { setAttribute } = Element.prototype;
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string) {
    if (name !== 'src') return setAttribute.call(this, name, value);
    const host = URL.canParse(value) ? new URL(value).host : value;
    const note = `<body style="font:16px system-ui;color:#23201c;background:#efe9df;display:grid;place-items:center;min-height:90vh">${host.replaceAll('<', '&lt;')}</body>`;
    return setAttribute.call(this, 'srcdoc', note);
  };
}

/** Gives the frame answers to what samples fetch, and their workers before their code runs. */
export function answerRequests(): void {
  answerFrom(files);
  replaceFrames();
  const prelude = `(${answerFrom})(${JSON.stringify(files)});`;
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(address: string | URL) {
      const source = `${prelude}importScripts(${JSON.stringify(String(address))})`;
      super(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    }
  };
}
