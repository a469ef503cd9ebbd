/**
 * The answers to the requests of samples, by file name: the frame has no network, and a sample shows more with an answer.
 */
const files: Record<string, unknown> = {
  'lunch.json': ['Leek soup', 'Rye bread with egg', 'Apple cake'],
  'news.json': [
    { id: 'a', title: 'Open on Sunday' },
    { id: 'b', title: 'New teas from Uji' },
    { id: 'c', title: 'A course in October' },
  ],
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
    const { pathname, searchParams } = new URL(path, 'http://frame');
    const name = pathname.split('/').pop() ?? '';
    // Every list has one page.
    if (Number(searchParams.get('page') ?? 1) > 1) return Response.json([]);
    if (Object.hasOwn(files, name)) return Response.json(files[name]);
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
