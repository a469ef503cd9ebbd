/* The script of the frame's document: it runs a host and a sample that come as text. */
import type { LiveHost, LivePage, LiveValue } from '../../../shared/live/host.ts';
import { type FromFrame, portMessage, type ToFrame } from '../../../shared/live/messages.ts';
import { sendConsole, sendErrors } from './console.ts';
import { defineGuard } from './guard.ts';
import { defineFiles, evaluate, runScript, showStyles } from './modules.ts';
import { createOutbox } from './outbox.ts';
import { plainValue } from './plain-value.ts';
import { removeWebRtc } from './web-rtc.ts';

declare global {
  interface Window {
    /** The host; its script defines it. */
    liveHost: LiveHost;
  }
}

removeWebRtc();

/** A sample is harmless only in an opaque origin: opened at the top level, the document does nothing. */
if (self.origin === 'null' && parent !== self) addEventListener('message', connect);

function connect({ source, origin, data, ports }: MessageEvent): void {
  const [port] = ports;
  if (source !== parent || origin !== location.origin || data !== portMessage || !port) return;
  removeEventListener('message', connect);
  start(port, createOutbox(port));
}

type Send = (message: FromFrame) => void;
type Loaded = Extract<ToFrame, { type: 'load' }>;

function start(port: MessagePort, send: Send): void {
  const root = document.getElementById('root')!;
  const handlers = createHandlers(send, root);
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) =>
    (handlers[data.type] as (message: ToFrame) => void)(data),
  );
  port.start();
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) send({ type: 'escape' });
  });
  new ResizeObserver(() =>
    send({ type: 'size', height: Math.ceil(root.getBoundingClientRect().bottom) }),
  ).observe(root);
}

/** The handlers of the page's messages, by type. */
function createHandlers(
  send: Send,
  root: HTMLElement,
): { [Type in ToFrame['type']]: (message: Extract<ToFrame, { type: Type }>) => void } {
  const functions: Function[] = [];
  const plain = (value: unknown) => plainValue(value, (fn) => functions.push(fn) - 1);
  const fail = sendErrors(send);
  let loaded: Loaded;
  const mount = () => mountSample(loaded, root, { send, plain }).catch(fail);
  const answer = async (id: number, run: () => unknown) => {
    try {
      send({ type: 'result', id, value: plain(await run()) });
    } catch (error) {
      send({ type: 'result', id, error: String(error instanceof Error ? error.message : error) });
    }
  };
  return {
    async load(message) {
      loaded = message;
      showTheme(message);
      sendConsole(send, fail, defineGuard());
      await runScript(message.host, 'host').catch(fail);
      await mount();
    },
    files({ files }) {
      loaded.files = { ...loaded.files, ...files };
      void mount();
    },
    theme({ theme }) {
      loaded.theme = theme;
      showTheme(loaded);
      window.liveHost.theme?.(theme);
    },
    call: ({ id, fn, args }) => void answer(id, () => functions[fn]!(...args)),
    command: ({ id, name, value }) => void answer(id, () => window.liveHost.command?.(name, value)),
  };
}

/**
 * Evaluates the files of a sample and mounts it; sends the description. Rejects with the sample's
 * error.
 */
async function mountSample(
  { id, entry, files, reducedMotion, theme }: Loaded,
  root: HTMLElement,
  { send, plain }: { send: Send; plain: (value: unknown) => LiveValue },
): Promise<void> {
  await defineFiles(files);
  showStyles(files);
  const { liveHost } = window;
  const exports = evaluate(entry, files, liveHost.modules);
  const page: LivePage = {
    emit: (name, value) => send({ type: 'event', name, value: plain(value) }),
    reducedMotion,
    theme,
  };
  const sample = { id, name: entry, exports, files: Object.keys(files) };
  send({ type: 'mounted', description: plain(await liveHost.mount(sample, root, page)) });
}

function showTheme({ theme, reducedMotion }: { theme: string; reducedMotion: boolean }): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  style.colorScheme = theme;
  dataset.reducedMotion = String(reducedMotion);
}
