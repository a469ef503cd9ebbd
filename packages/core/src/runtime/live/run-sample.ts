import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LivePanelProps, LiveValue } from '../../shared/live/host.ts';
import type { FromFrame } from '../../shared/live/messages.ts';
import type { LiveFile, LiveSampleFile } from '../../shared/live/sample.ts';
import { root } from '../browser/location.ts';
import { report } from '../browser/failure.ts';
import { errorText } from './error-text.ts';
import { createCalls, type FrameCalls } from './frame-calls.ts';
import { type FramePort, openFrame } from './frame-port.ts';
import { createView, type LiveView } from './live-view.ts';

/** A mounted panel, which shows the description of a sample. */
export interface MountedPanel {
  show(props: LivePanelProps): void;
  unmount(): void;
}

/** A host of samples, for the page. */
export interface PageHost {
  /** The address of its script. */
  script: string;
  /** Loads its panel into an element. */
  mountPanel?: (element: HTMLElement) => Promise<MountedPanel>;
}

/** A running sample. */
export interface RunningSample {
  /** Replaces the files. */
  update(files: Record<string, LiveFile>): void;
  /** Scrolls the stage into view. */
  reveal(): void;
  /** Stops the sample immediately. */
  close(): void;
}

/** The inputs of a run. */
interface Start {
  /** The code block that stage, panel and console are added to. */
  block: HTMLElement;
  sample: LiveSampleFile;
  /** Its files, edited or not. */
  files: Record<string, LiveFile>;
  /** The address of the frame's document. */
  frame: string;
}

/** The listeners of a running sample. */
interface RunListeners {
  /** The sample has failed; `line` is set if the error is in the entry file. */
  onError(message: string, line: number | undefined): void;
  /** The latest files have been mounted. */
  onMounted(): void;
  onEscape(): void;
  /** The sample has been stopped, with the reason. */
  onEnd(reason: string): void;
  /** Announces a text. */
  say(text: string): void;
  /** Whether this start is still current; called after each load. */
  isCurrent(): boolean;
}

type Message<Type extends FromFrame['type']> = Extract<FromFrame, { type: Type }>;
type Subscriber = (event: string, value: LiveValue) => void;

const texts = new Map<string, Promise<string>>();

/** Fetches a file that never changes, once. */
export function textOf(address: string): Promise<string> {
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then((response) => {
      if (!response.ok)
        throw new Error(`The answer for ${address} has the status ${response.status}`);
      return response.text();
    });
    texts.set(address, text);
    text.catch(() => texts.delete(address));
  }
  return text;
}

/** Fetches files again: under the dev server they change. */
export function forgetTexts(): void {
  texts.clear();
}

const themeNow = () => (root.classList.contains('dark') ? 'dark' : 'light');

/**
 * Runs the files of a sample below its code. Undefined if another start superseded this one while files
 * loaded.
 */
export async function runSample(
  start: Start,
  host: PageHost,
  listeners: RunListeners,
): Promise<RunningSample | undefined> {
  const script = await textOf(host.script);
  return listeners.isCurrent() ? new Session(start, host, script, listeners) : undefined;
}

/** One run of a sample: its view, its frame, and the messages between them. */
class Session implements RunningSample {
  #sample: LiveSampleFile;
  #listeners: RunListeners;
  #view: LiveView;
  #port: FramePort;
  #calls: FrameCalls;
  #themes: MutationObserver;
  #subscribers = new Set<Subscriber>();
  #panel: Promise<MountedPanel> | undefined;
  #isMounted = false;

  #subscribe = (listener: Subscriber) => {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  };

  /** The handlers of the frame's messages, by type. */
  #handlers: { [Type in FromFrame['type']]: (message: Message<Type>) => void } = {
    mounted: ({ description }) => void this.#show(description).catch(report),
    error: (error) => this.#showError(error),
    result: (result) => this.#calls.settle(result),
    event: ({ name, value }) => this.#subscribers.forEach((listener) => listener(name, value)),
    console: ({ level, text }) => this.#view.log(level, text),
    size: ({ height }) => this.#view.fit(height),
    escape: () => this.#listeners.onEscape(),
  };

  constructor(
    { block, sample, files, frame }: Start,
    host: PageHost,
    script: string,
    listeners: RunListeners,
  ) {
    this.#sample = sample;
    this.#listeners = listeners;
    this.#view = createView(block, sample.title, {
      onRemoved: () => listeners.onEnd(this.#fill(labels.liveStopped)),
      onEscape: () => listeners.onEscape(),
    });
    this.#port = openFrame(this.#view.frame, frame, {
      onMessage: (message) => (this.#handlers[message.type] as (it: FromFrame) => void)(message),
      onEnd: (reason) =>
        listeners.onEnd({ flooded: labels.liveFlooded, left: labels.liveLeft }[reason]),
    });
    this.#calls = createCalls(this.#port.send);
    // Loads while the sample does; a failure is reported when there is something to show.
    this.#panel = host.mountPanel?.(this.#view.panel);
    this.#panel?.catch(() => undefined);
    this.#themes = new MutationObserver(() =>
      this.#port.send({ type: 'theme', theme: themeNow() }),
    );
    this.#themes.observe(root, { attributeFilter: ['class'] });
    const { id, entry } = sample;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const theme = themeNow();
    this.#port.send({ type: 'load', host: script, id, entry, files, theme, reducedMotion });
  }

  update(files: Record<string, LiveFile>): void {
    this.#port.send({ type: 'files', files });
  }

  reveal(): void {
    this.#view.reveal();
  }

  close(): void {
    this.#themes.disconnect();
    this.#port.close();
    this.#calls.end(this.#fill(labels.liveStopped));
    void this.#panel?.then(
      (mounted) => mounted.unmount(),
      () => undefined,
    );
    this.#view.remove();
  }

  /** Shows the description of the latest mount in the panel. */
  async #show(description: LiveValue): Promise<void> {
    // Announced once, not after each edit.
    if (!this.#isMounted) this.#listeners.say(this.#fill(labels.liveRunning));
    this.#isMounted = true;
    this.#listeners.onMounted();
    const { id, title } = this.#sample;
    (await this.#panel)?.show({
      description,
      call: this.#calls.call,
      command: this.#calls.command,
      subscribe: this.#subscribe,
      setStage: this.#view.setStage,
      sample: { id, title },
    });
  }

  #showError({ message, file, line: at }: Message<'error'>): void {
    const line = file === this.#sample.entry ? at : undefined;
    this.#listeners.onError(message, line);
    this.#view.log('error', errorText(message, line));
  }

  #fill(text: string): string {
    return fillLabel(text, { name: this.#sample.title });
  }
}
