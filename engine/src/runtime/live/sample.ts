import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LiveSampleFile } from '../../shared/live/sample.ts';
import type { EditedSample } from './edit/edit-sample.ts';
import { storedEdit } from './edit/stored-edits.ts';
import { addStyles } from './live-view.ts';
import { type PageHost, type RunningSample, runSample, textOf } from './run-sample.ts';
import { createTools, sayIn, type Tools } from './sample-tools.ts';

/** A sample of the page, from its first Run or its shared edit on. */
export interface PageSample {
  isRunning(): boolean;
  run(): Promise<void>;
  stop(): void;
  /** Ends it, and shows the code as the document has it. */
  dispose(): void;
  /** Shows a shared edit, which does not run. */
  show(text: string): Promise<void>;
}

/** What all samples of the page share. */
export interface SampleContext {
  frame: string;
  hostOf(name: string): PageHost;
}

/** Creates the sample of a Run button. */
export function createSample(button: HTMLElement, { frame, hostOf }: SampleContext): PageSample {
  const bar = button.parentElement!;
  const block = bar.parentElement!;
  const address = button.dataset.live!;
  let running: RunningSample | undefined;
  /** Counts starts and stops: one that was overtaken ends without effect. */
  let turn = 0;
  let isStarted = false;
  let edited: EditedSample | undefined;
  let tools: Tools | undefined;

  const say = (text: string) => sayIn(bar, text);
  const load = async () => JSON.parse(await textOf(address)) as LiveSampleFile;
  const toolsOf = (sample: LiveSampleFile) =>
    (tools ??= createTools(bar, sample.title, {
      edit: () => void edit(sample, sample.source).then(() => edited!.focus()),
      reset: () => reset(sample),
      share: () => void share(),
    }));

  async function edit(sample: LiveSampleFile, text: string): Promise<void> {
    const { editSample } = await import('./edit/edit-sample.ts');
    const { hint, setEditing } = toolsOf(sample);
    edited ??= editSample(
      block,
      { sample, address, text, hint },
      {
        say,
        onFiles: (files) => running?.update(files),
      },
    );
    setEditing(true);
  }

  function reset(sample: LiveSampleFile): void {
    edited?.reset();
    edited = undefined;
    tools!.setEditing(false);
    say(labels.liveReset);
    running?.update(sample.files);
    if (running) tools!.focusEdit();
    else {
      dropTools();
      button.focus();
    }
  }

  async function share(): Promise<void> {
    const isCopied = await edited!
      .share()
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => true,
        () => false,
      );
    say(isCopied ? labels.copied : labels.copyFailed);
  }

  function dropTools(): void {
    tools?.remove();
    tools = undefined;
  }

  /** Makes the button say Stop, or Run again. */
  function showState(sample?: LiveSampleFile): void {
    isStarted = sample !== undefined;
    const [text, label] = isStarted
      ? [labels.stop, labels.stopSample]
      : [labels.run, labels.runSample];
    const name = sample?.title ?? button.dataset.name!;
    button.dataset.name = name;
    button.textContent = text;
    button.ariaLabel = fillLabel(label, { name });
    button.toggleAttribute('data-running', isStarted);
  }

  function stop(said?: string): void {
    turn++;
    running?.close();
    running = undefined;
    if (!isStarted) return;
    showState();
    say(said ?? fillLabel(labels.liveStopped, { name: button.dataset.name! }));
    if (!edited) dropTools();
  }

  async function run(): Promise<void> {
    const own = ++turn;
    addStyles();
    say(labels.liveStarting);
    try {
      const sample = await load();
      if (own !== turn) return;
      showState(sample);
      toolsOf(sample);
      const stored = storedEdit(address);
      if (stored !== undefined && !edited) await edit(sample, stored);
      const files = edited ? (edited.files() ?? sample.files) : sample.files;
      const started = await runSample(block, sample, files, hostOf(sample.host), frame, {
        onError: (line, message) => edited?.showError(line, message),
        onEscape: () => button.focus(),
        onEnd: stop,
        say,
        isCurrent: () => own === turn,
      });
      if (started) running = started;
    } catch (error) {
      console.error(String(error));
      if (own !== turn) return;
      stop();
      say(labels.liveFailed);
    }
  }

  return {
    isRunning: () => isStarted,
    run,
    stop: () => stop(),
    dispose() {
      edited?.reset();
      edited = undefined;
      stop();
    },
    async show(text) {
      addStyles();
      const sample = await load();
      edited?.reset();
      edited = undefined;
      await edit(sample, text);
      say(fillLabel(labels.liveShared, { name: sample.title }));
      block.scrollIntoView({ block: 'start' });
      button.focus({ preventScroll: true });
    },
  };
}
