import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LiveSampleFile } from '../../shared/live/sample.ts';
import type { EditedSample } from './edit/edit-sample.ts';
import { storedEdit } from './edit/stored-edits.ts';
import { errorText } from './error-text.ts';
import { addStyles } from './live-view.ts';
import { type PageHost, type RunningSample, runSample, textOf } from './run-sample.ts';
import { createTools, sayIn, type Tools } from './sample-tools.ts';

/** The context that all samples of a page share. */
export interface SampleContext {
  frame: string;
  hostOf(name: string): PageHost;
}

/** A sample of the page, from its first Run or its shared edit on. */
export class PageSample {
  #button: HTMLElement;
  #context: SampleContext;
  #bar: HTMLElement;
  #block: HTMLElement;
  /** The address of its file. */
  #address: string;
  #running: RunningSample | undefined;
  /** Counts starts and stops: a superseded start has no effect. */
  #turn = 0;
  #isStarted = false;
  #edited: EditedSample | undefined;
  #tools: Tools | undefined;

  /** @param button Its Run button. */
  constructor(button: HTMLElement, context: SampleContext) {
    this.#button = button;
    this.#context = context;
    this.#bar = button.parentElement!;
    this.#block = this.#bar.parentElement!;
    this.#address = button.dataset.live!;
  }

  /** True from the click on Run, also while files load. */
  get isRunning(): boolean {
    return this.#isStarted;
  }

  /**
   * Loads and runs the sample, with the edit of this tab if there is one and unless it has a syntax
   * error. Failures are announced, not thrown.
   */
  async run(): Promise<void> {
    const own = ++this.#turn;
    addStyles();
    this.#say(labels.liveStarting);
    try {
      await this.#start(() => own === this.#turn);
    } catch (error) {
      console.error(String(error));
      if (own !== this.#turn) return;
      this.stop();
      this.#say(labels.liveFailed);
    }
  }

  /** Scrolls the stage of a running sample into view. */
  reveal(): void {
    this.#running?.reveal();
  }

  /** Stops the sample and announces the reason. Default: that it has stopped. */
  stop(reason?: string): void {
    this.#turn++;
    this.#running?.close();
    this.#running = undefined;
    if (!this.#isStarted) return;
    this.#showState();
    this.#say(reason ?? fillLabel(labels.liveStopped, { name: this.#button.dataset.name! }));
    if (!this.#edited) this.#dropTools();
  }

  /** Stops the sample and restores the code of the document. */
  dispose(): void {
    this.#closeEditor();
    this.stop();
  }

  /** Shows a shared edit, which does not run. */
  async show(text: string): Promise<void> {
    addStyles();
    const sample = await this.#load();
    this.#closeEditor();
    await this.#edit(sample, text);
    this.#say(fillLabel(labels.liveShared, { name: sample.title }));
    this.#block.scrollIntoView({ block: 'start' });
    this.#button.focus({ preventScroll: true });
  }

  async #load(): Promise<LiveSampleFile> {
    return JSON.parse(await textOf(this.#address)) as LiveSampleFile;
  }

  async #start(isCurrent: () => boolean): Promise<void> {
    const sample = await this.#load();
    if (!isCurrent()) return;
    const stored = storedEdit(this.#address);
    if (stored !== undefined && !this.#edited) await this.#edit(sample, stored);
    if (!isCurrent()) return;
    const files = this.#edited ? this.#edited.files() : sample.files;
    // A syntax error, which the editor has announced.
    if (!files) return;
    this.#showState(sample);
    this.#toolsOf(sample);
    const { frame, hostOf } = this.#context;
    const running = await runSample(
      { block: this.#block, sample, files, frame },
      hostOf(sample.host),
      {
        onError: (message, line) => this.#showError(message, line),
        onMounted: () => this.#edited?.ran(),
        onEscape: () => this.#button.focus(),
        onEnd: (reason) => this.stop(reason),
        say: (text) => this.#say(text),
        isCurrent,
      },
    );
    if (running) this.#running = running;
  }

  /** Announces an error; the editor shows it at its line. */
  #showError(message: string, line: number | undefined): void {
    this.#edited?.showError(message, line);
    this.#say(errorText(message, line));
  }

  #toolsOf(sample: LiveSampleFile): Tools {
    this.#tools ??= createTools(this.#bar, sample.title, {
      edit: () => void this.#startEdit(sample),
      reset: () => this.#reset(sample),
      share: () => void this.#share(),
    });
    return this.#tools;
  }

  /** Opens the editor with the original. A failure is announced, not thrown. */
  async #startEdit(sample: LiveSampleFile): Promise<void> {
    try {
      await this.#edit(sample, sample.source);
      this.#edited!.focus();
    } catch (error) {
      console.error(String(error));
      this.#say(labels.liveEditFailed);
    }
  }

  /** Opens the editor with a text. */
  async #edit(sample: LiveSampleFile, text: string): Promise<void> {
    const { editSample } = await import('./edit/edit-sample.ts');
    const { hint, setEditing } = this.#toolsOf(sample);
    this.#edited ??= editSample(
      this.#block,
      { sample, address: this.#address, text, hint },
      {
        say: (said) => this.#say(said),
        onFiles: (files) => {
          if (this.#running) this.#running.update(files);
          else this.#edited?.ran();
        },
      },
    );
    setEditing(true);
  }

  #closeEditor(): void {
    this.#edited?.close();
    this.#edited = undefined;
  }

  #reset(sample: LiveSampleFile): void {
    this.#edited?.reset();
    this.#edited = undefined;
    this.#tools!.setEditing(false);
    this.#say(labels.liveReset);
    this.#running?.update(sample.files);
    if (this.#running) this.#tools!.focusEdit();
    else {
      this.#dropTools();
      this.#button.focus();
    }
  }

  async #share(): Promise<void> {
    const isCopied = await this.#edited!
      .share()
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => true,
        () => false,
      );
    this.#say(isCopied ? labels.copied : labels.copyFailed);
  }

  #dropTools(): void {
    this.#tools?.remove();
    this.#tools = undefined;
  }

  /** Labels the button Stop while the sample runs, and Run otherwise. */
  #showState(sample?: LiveSampleFile): void {
    this.#isStarted = sample !== undefined;
    const [text, label] = this.#isStarted
      ? [labels.stop, labels.stopSample]
      : [labels.run, labels.runSample];
    const button = this.#button;
    const name = sample?.title ?? button.dataset.name!;
    button.dataset.name = name;
    button.textContent = text;
    button.ariaLabel = fillLabel(label, { name });
    button.toggleAttribute('data-running', this.#isStarted);
  }

  #say(text: string): void {
    sayIn(this.#bar, text);
  }
}
