import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LivePanelProps, LiveValue } from '../../shared/live/host.ts';
import type { FromFrame } from '../../shared/live/messages.ts';
import type { LiveFile, LiveSampleFile } from '../../shared/live/sample.ts';
import { root } from '../browser/location.ts';
import { report } from '../chrome/failure.ts';
import { createCalls } from './frame-calls.ts';
import { openFrame } from './frame-port.ts';
import { createView } from './live-view.ts';

/** What shows the description of a sample. */
export interface MountedPanel {
  show(props: LivePanelProps): void;
  unmount(): void;
}

/** A host as the page knows it. */
export interface PageHost {
  /** The address of its script. */
  script: string;
  /** Loads its panel into an element. */
  mountPanel?: (element: HTMLElement) => Promise<MountedPanel>;
}

/** A running sample. */
export interface RunningSample {
  /** Shows other files. */
  update(files: Record<string, LiveFile>): void;
  /** Ends it at once. */
  close(): void;
}

/** What a running sample tells. */
interface RunListeners {
  /** Its entry file has failed at a line. */
  onError(line: number, message: string): void;
  onEscape(): void;
  /** It was ended, and why. */
  onEnd(reason: string): void;
  say(text: string): void;
  /** Whether it is still wanted; asked while its parts load. */
  isCurrent(): boolean;
}

const texts = new Map<string, Promise<string>>();

/** Fetches a file that never changes, once. */
export function textOf(address: string): Promise<string> {
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`Unexpected answer for ${address}: ${response.status}`);
      return response.text();
    });
    texts.set(address, text);
    text.catch(() => texts.delete(address));
  }
  return text;
}

/** Fetches files anew: under the dev server they change. */
export function forgetTexts(): void {
  texts.clear();
}

const themeNow = () => (root.classList.contains('dark') ? 'dark' : 'light');

/** Runs files of a sample below its code; undefined if it is no longer wanted when all has loaded. */
export async function runSample(
  block: HTMLElement,
  { id, entry, title }: LiveSampleFile,
  files: Record<string, LiveFile>,
  host: PageHost,
  frame: string,
  listeners: RunListeners,
): Promise<RunningSample | undefined> {
  const script = await textOf(host.script);
  if (!listeners.isCurrent()) return undefined;
  const fill = (text: string) => fillLabel(text, { name: title });
  const subscribers = new Set<(event: string, value: LiveValue) => void>();
  let panel: Promise<MountedPanel> | undefined;
  let isMounted = false;
  const view = createView(block, title, () => listeners.onEnd(fill(labels.liveStopped)));

  const show = async (description: LiveValue) => {
    // Once: a screen reader is not told of each edit.
    if (!isMounted) listeners.say(fill(labels.liveRunning));
    isMounted = true;
    panel ??= host.mountPanel?.(view.panel);
    (await panel)?.show({ ...props, description });
  };
  const handlers: {
    [Type in FromFrame['type']]: (message: Extract<FromFrame, { type: Type }>) => void;
  } = {
    mounted: ({ description }) => void show(description).catch(report),
    error({ message, file, line }) {
      if (file === entry && line !== undefined) listeners.onError(line, message);
      const text = line === undefined ? labels.liveError : labels.liveErrorAt;
      view.log('error', fillLabel(text, { message, line: String(line) }));
    },
    result: (result) => calls.settle(result),
    event: ({ name, value }) => subscribers.forEach((listener) => listener(name, value)),
    console: ({ level, text }) => view.log(level, text),
    size: ({ height }) => view.fit(height),
    escape: listeners.onEscape,
  };
  view.panel.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) listeners.onEscape();
  });
  const port = openFrame(view.frame, frame, {
    onMessage: (message) => (handlers[message.type] as (it: FromFrame) => void)(message),
    onEnd: (reason) =>
      listeners.onEnd({ flooded: labels.liveFlooded, left: labels.liveLeft }[reason]),
  });
  const calls = createCalls(port.send);
  const props = {
    ...{ call: calls.call, command: calls.command, sample: { id, title } },
    subscribe(listener: (event: string, value: LiveValue) => void) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    setStage: ({ width }: { width?: number | undefined }) => view.setWidth(width),
  };
  const themes = new MutationObserver(() => port.send({ type: 'theme', theme: themeNow() }));
  themes.observe(root, { attributeFilter: ['class'] });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  port.send({ type: 'load', host: script, id, entry, files, theme: themeNow(), reducedMotion });
  return {
    update: (changed) => port.send({ type: 'files', files: changed }),
    close() {
      themes.disconnect();
      port.close();
      calls.end();
      void panel?.then(
        (mounted) => mounted.unmount(),
        () => undefined,
      );
      view.remove();
    },
  };
}
