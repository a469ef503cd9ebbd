/** What bytes are for. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'data';

/** One answer of the server. */
export interface Sent {
  path: string;
  kind: Kind;
  /** The body as it went over the wire, compressed. */
  bytes: number;
  /** When the request arrived and when the answer had left, in ms since 1970. */
  askedAt: number;
  sentAt: number;
}

/** Bytes by kind, and how many answers they came in. */
export type Weight = Record<Kind, number> & { requests: number };

/** Adds up what was sent. */
export function weigh(sent: Sent[]): Weight {
  const weight: Weight = { html: 0, css: 0, js: 0, font: 0, image: 0, data: 0, requests: 0 };
  for (const { kind, bytes } of sent) {
    weight[kind] += bytes;
    weight.requests++;
  }
  return weight;
}

/** All bytes of a weight. */
export function total({ html, css, js, font, image, data }: Weight): number {
  return html + css + js + font + image + data;
}
