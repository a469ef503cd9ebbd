import { forgetTexts } from './run-sample.ts';
import { PageSample, type SampleContext } from './page-sample.ts';

/** Runs the samples of the page, one at a time. */
export function createRunner(context: SampleContext) {
  const samples = new Map<HTMLElement, PageSample>();
  let current: PageSample | undefined;

  const sampleOf = (button: HTMLElement) => {
    for (const other of samples.keys()) if (!other.isConnected) samples.delete(other);
    const sample = samples.get(button) ?? new PageSample(button, context);
    samples.set(button, sample);
    return sample;
  };
  const start = (sample: PageSample) => {
    current = sample;
    return sample.run();
  };
  /** The id of the sample that `resume` will run. */
  let suspended: string | undefined;

  return {
    /** Runs the sample of a button, or stops it if it is running. */
    async toggle(button: HTMLElement): Promise<void> {
      const sample = sampleOf(button);
      const isRunning = sample === current && sample.isRunning;
      current?.stop();
      current = undefined;
      if (isRunning) return;
      await start(sample);
      sample.reveal();
    },
    /** Restarts the running sample after a change of its host. */
    async restart(): Promise<void> {
      forgetTexts();
      if (!current?.isRunning) return;
      current.stop();
      await current.run();
    },
    /** Restores the document that the build rendered: the dev server is about to replace content. */
    suspend(): void {
      const running = [...samples].find(([, sample]) => sample === current && sample.isRunning);
      suspended = running?.[0].dataset.sample;
      for (const sample of samples.values()) sample.dispose();
      samples.clear();
      current = undefined;
    },
    /** Runs the sample that `suspend` stopped, in its current version. */
    async resume(): Promise<void> {
      const button = buttonOf(suspended);
      if (button) await start(sampleOf(button));
    },
    /** Shows the edit that the address shares, without running it. */
    async openShared(): Promise<void> {
      const { sharedEdit } = await import('./edit/edit-sample.ts');
      const shared = await sharedEdit(location.hash);
      const button = buttonOf(shared?.id);
      if (shared && button) await sampleOf(button).show(shared.text);
    },
  };
}

/** The button of a sample. */
function buttonOf(id: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-sample]')].find(
    ({ dataset }) => dataset.sample === id,
  );
}
