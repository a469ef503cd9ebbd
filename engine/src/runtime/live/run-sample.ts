import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LivePanelProps, LiveValue } from '../../shared/live/host.ts';
import type { FromFrame } from '../../shared/live/messages.ts';
import type { LiveSampleFile } from '../../shared/live/sample.ts';
import { root } from '../browser/location.ts';
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
  stop(): void;
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

/**
 * Runs a sample below its code.
 *
 * @param onEnd Called when it has ended, be it by `stop`.
 */
export async function runSample(
  bar: HTMLElement,
  sample: LiveSampleFile,
  host: PageHost,
  frame: string,
  onEnd: () => void,
): Promise<RunningSample> {
  const { id, entry, files, title } = sample;
  const script = await textOf(host.script);
  const view = createView(bar, title, () => stop());
  const listeners = new Set<(event: string, value: LiveValue) => void>();
  let panel: Promise<MountedPanel> | undefined;
  const name = (text: string) => fillLabel(text, { name: title });
  const theme = () => (root.classList.contains('dark') ? 'dark' : 'light');

  const stop = (said = name(labels.liveStopped)) => {
    port.close();
    calls.end();
    themes.disconnect();
    void panel?.then((mounted) => mounted.unmount());
    view.remove();
    onEnd();
    return said;
  };
  const show = async (description: LiveValue) => {
    view.say(name(labels.liveRunning));
    panel ??= host.mountPanel?.(view.panel);
    (await panel)?.show({
      description,
      call: calls.call,
      command: calls.command,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setStage: ({ width }) => view.setWidth(width),
      sample: { id, title },
    });
  };
  const handlers: {
    [Type in FromFrame['type']]: (message: Extract<FromFrame, { type: Type }>) => void;
  } = {
    mounted: ({ description }) => void show(description),
    error({ message, line }) {
      const text = line === undefined ? labels.liveError : labels.liveErrorAt;
      view.log('error', fillLabel(text, { message, line: String(line) }));
    },
    result: (result) => calls.settle(result),
    event: (event) => listeners.forEach((listener) => listener(event.name, event.value)),
    console: ({ level, text }) => view.log(level, text),
    size: ({ height }) => view.fit(height),
    escape: () => bar.querySelector<HTMLElement>('.Live-run')!.focus(),
  };
  view.say(labels.liveStarting);
  const port = await openFrame(
    view.frame,
    frame,
    (message) => (handlers[message.type] as (it: FromFrame) => void)(message),
    (reason) => {
      const text = { flooded: labels.liveFlooded, left: labels.liveLeft }[reason];
      bar.dispatchEvent(new CustomEvent('live-end', { detail: text }));
      stop(text);
    },
  );
  const calls = createCalls(port.send);
  const themes = new MutationObserver(() => port.send({ type: 'theme', theme: theme() }));
  themes.observe(root, { attributeFilter: ['class'] });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  port.send({ type: 'load', host: script, id, entry, files, theme: theme(), reducedMotion });
  return { stop: () => void stop() };
}
