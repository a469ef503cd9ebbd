/**
 * The pictures of the sample project, drawn for it. They travel inside the host: the frame has no
 * origin of its own, so neither the HTTP cache nor the service worker would keep them for it.
 */
const drawings = {
  stool: {
    name: 'Oak stool',
    photographer: 'Ida Berg',
    shapes:
      '<path fill="#e9e2d5" d="M0 0h480v320H0z"/><path fill="#d9cdb8" d="M0 236h480v84H0z"/><ellipse cx="240" cy="266" rx="96" ry="12" fill="#b9a988"/><path fill="none" stroke="#8a5a33" stroke-width="13" stroke-linecap="round" d="M196 146l-24 116M284 146l24 116M225 146l-8 108M255 146l8 108M182 216h116"/><rect x="158" y="118" width="164" height="32" rx="16" fill="#b67b47"/><path stroke="#c99363" stroke-width="4" stroke-linecap="round" d="M176 129h86"/>',
  },
  shop: {
    name: 'Shop front',
    photographer: 'Emil Dahl',
    shapes:
      '<path fill="#cfe0e8" d="M0 0h480v320H0z"/><path fill="#a7b3b0" d="M0 276h480v44H0z"/><path fill="#2f4858" d="M70 62h340v214H70z"/><path fill="#f3e3c3" d="M96 146h148v104H96zM272 146h108v130H272z"/><path fill="#d95d39" d="M56 96h368l18 44H38z"/><path fill="#f6efe6" d="M109 96h53l-5 44h-59zM216 96h49l3 44h-56zM319 96h52l11 44h-57z"/><path fill="#f6efe6" d="M150 72h180v14H150z"/><circle cx="286" cy="214" r="5" fill="#2f4858"/><path fill="#7d9d6a" d="M114 224h20v26h-20zM154 210h20v40h-20zM194 230h20v20h-20z"/>',
  },
  tea: {
    name: 'Green tea',
    photographer: 'Ida Berg',
    shapes:
      '<path fill="#dfe9dc" d="M0 0h480v320H0z"/><path fill="#c3d3bd" d="M0 222h480v98H0z"/><ellipse cx="236" cy="262" rx="118" ry="15" fill="#a3b79b"/><path fill="#fbfaf5" d="M142 150h176q0 92-52 108h-72q-52-16-52-108z"/><path fill="none" stroke="#fbfaf5" stroke-width="14" d="M316 172q48-4 38 32-10 28-52 22"/><ellipse cx="230" cy="150" rx="88" ry="17" fill="#eef0e2"/><ellipse cx="230" cy="152" rx="74" ry="12" fill="#9cae4c"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M206 112q-14-18 0-34t0-34M248 112q-14-18 0-34t0-34"/>',
  },
  mira: {
    name: 'Mira at work',
    photographer: 'Emil Dahl',
    shapes:
      '<path fill="#f0d9c8" d="M0 0h480v320H0z"/><path fill="#3e5c76" d="M130 320q4-104 110-104t110 104z"/><path fill="#c98f6b" d="M214 182h52v52q-26 20-52 0z"/><circle cx="240" cy="138" r="62" fill="#dba27e"/><path fill="#4a2c21" d="M172 150q-10-88 68-88t70 84q-16-44-74-46-34 4-40 50l-4 62q-20-18-20-62z"/><path fill="none" stroke="#4a2c21" stroke-width="4" stroke-linecap="round" d="M222 166q18 14 36 0"/>',
  },
  jonas: {
    name: 'Jonas in the shop',
    photographer: 'Emil Dahl',
    shapes:
      '<path fill="#cddbd3" d="M0 0h480v320H0z"/><path fill="#b4553c" d="M126 320q6-106 114-106t114 106z"/><path fill="#b98260" d="M214 182h52v50q-26 20-52 0z"/><circle cx="240" cy="138" r="62" fill="#cf9670"/><path fill="#2d2a28" d="M178 128q2-70 62-70t62 70q-28-34-62-34t-62 34z"/><path fill="#5b3b2a" d="M186 152q10 54 54 54t54-54q-12 22-54 22t-54-22z"/>',
  },
};

export type PictureKey = keyof typeof drawings;

const toUrl = (shapes: string) =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320">${shapes}</svg>`,
  )}`;

/** An image as a project has it. */
export interface Picture {
  key: PictureKey;
  src: string;
  srcset: [url: string, width: number][];
  meta: { description: string; alt: string; photographer: string; width: number; height: number };
}

/** Every picture, by key. */
export const pictures = Object.fromEntries(
  Object.entries(drawings).map(([key, { name, photographer, shapes }]) => {
    const src = toUrl(shapes);
    const meta = { description: name, alt: name, photographer, width: 480, height: 320 };
    return [key, { key, src, srcset: [[src, 480]], meta }];
  }),
) as Record<PictureKey, Picture>;
