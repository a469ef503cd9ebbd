import { withBase } from '../shared/page/paths.ts';
import { notFoundAddress, type WorkerSite } from '../shared/document/worker-build.ts';
import {
  buildOfDocument,
  fillShell,
  markDocument,
  markPayload,
  markShell,
  missing,
  readPayload,
} from './copies.ts';
import { addressesOf, pagePathOf, type RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

/** The answers of the worker without the network, or when the network fails. */
export function createAnswers({ base }: WorkerSite, store: Pick<CopyStore, 'find'>) {
  const notFound = notFoundAddress(base);

  async function document(url: string): Promise<Response | undefined> {
    const addresses = addressesOf(url, base);
    const copy = await store.find(addresses.document);
    const html = (await copy?.response.text()) ?? '';
    if (copy && buildOfDocument(html, base, pagePathOf(url, base)))
      return new Response(markDocument(html, copy.storedAt), copy.response);
    // The page was preloaded, but never opened: another document of the same build shows its
    // payload.
    const payload = await store.find(addresses.payload);
    const { build, sidebar } = payload ? readPayload(await payload.response.text()) : {};
    const shell = build && (await store.find(notFound, build));
    if (!shell || shell.build !== build) return undefined;
    // Without its sidebar the page could not show the payload and would reload itself.
    if (sidebar && !(await store.find(withBase(base, `/${sidebar}`)))) return undefined;
    const frame = fillShell(await shell.response.text(), { title: '', main: '' });
    return new Response(markShell(frame), shell.response);
  }

  async function payload(url: string): Promise<Response | undefined> {
    const copy = await store.find(url);
    if (!copy) return undefined;
    return new Response(markPayload(await copy.response.text(), copy.storedAt), copy.response);
  }

  const file = async (url: string) => (await store.find(url))?.response;

  const stored: Record<RequestKind, (url: string) => Promise<Response | undefined>> = {
    document,
    payload,
    json: file,
    image: file,
    'named-by-content': file,
  };

  return {
    /** The stored answer to a request; undefined if the storage cannot be read. */
    find: (kind: RequestKind, url: string) => stored[kind](url).catch(() => undefined),

    /** The answer if nothing is stored. */
    async missing(kind: RequestKind): Promise<Response> {
      const shell = kind === 'document' && (await store.find(notFound).catch(() => undefined));
      if (!shell) return Response.error();
      const html = fillShell(await shell.response.text(), missing);
      return new Response(html, { status: 503, headers: shell.response.headers });
    },
  };
}
