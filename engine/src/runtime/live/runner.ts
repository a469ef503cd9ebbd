import { forgetTexts } from './run-sample.ts';
import { createSample, type PageSample, type SampleContext } from './sample.ts';

/** Runs the samples of the page, one at a time. */
export function createRunner(context: SampleContext) {
  const samples = new WeakMap<HTMLElement, PageSample>();
  let current: PageSample | undefined;

  const sampleOf = (button: HTMLElement) => {
    const sample = samples.get(button) ?? createSample(button, context);
    samples.set(button, sample);
    return sample;
  };

  return {
    /** Runs the sample of a button, or ends it where it runs. */
    async toggle(button: HTMLElement): Promise<void> {
      const sample = sampleOf(button);
      const isRunning = sample === current && sample.isRunning();
      current?.stop();
      current = isRunning ? undefined : sample;
      await current?.run();
    },
    /** Runs anew what runs, as its host has changed. */
    async restart(): Promise<void> {
      forgetTexts();
      if (!current?.isRunning()) return;
      current.stop();
      await current.run();
    },
    /** Shows the edit that the address shares, without running it. */
    async openShared(): Promise<void> {
      const { sharedEdit } = await import('./edit/edit-sample.ts');
      const shared = await sharedEdit(location.hash);
      const button = [...document.querySelectorAll<HTMLElement>('[data-sample]')].find(
        ({ dataset }) => dataset.sample === shared?.id,
      );
      if (shared && button) await sampleOf(button).show(shared.text);
    },
  };
}
