/** The kinds of bytes. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'data';

/** A response of the server. */
export interface Sent {
  path: string;
  kind: Kind;
  /** The compressed body. */
  bytes: number;
  /** The arrival of the request and the end of the response, in ms since 1970. */
  askedAt: number;
  sentAt: number;
}

/** Bytes by kind, and the number of responses. */
export type Weight = Record<Kind, number> & { requests: number };

/** Sums up responses. */
export function weigh(sent: Sent[]): Weight {
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0, data: 0, requests: 0 };
  for (const { kind, bytes } of sent) {
    weight[kind] += bytes;
    weight.requests++;
  }
  return weight;
}

/** The total of a weight. */
export function total({ html, css, js, font, image, data }: Weight): number {
  return html + css + js + font + image + data;
}
