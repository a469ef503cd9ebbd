import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LiveSampleFile } from '../../shared/live/sample.ts';
import { announce } from '../browser/announce.ts';
import { forgetTexts, type PageHost, type RunningSample, runSample, textOf } from './run-sample.ts';

/** Runs samples, one at a time. */
export function createRunner(frame: string, hostOf: (name: string) => PageHost) {
  let current: { button: HTMLElement; stop(): void } | undefined;

  /** Runs the sample of a button, or ends it where it runs. */
  function toggle(button: HTMLElement): void {
    const isRunning = current?.button === button;
    current?.stop();
    if (!isRunning) void run(button);
  }

  async function run(button: HTMLElement): Promise<void> {
    const bar = button.parentElement!;
    let running: RunningSample | undefined;
    let isEnded = false;
    const restore = showRunning(button, true);
    const end = () => {
      isEnded = true;
      restore();
      if (current === own) current = undefined;
    };
    const own = {
      button,
      stop() {
        if (running) running.stop();
        else end();
      },
    };
    current = own;
    try {
      const sample = JSON.parse(await textOf(button.dataset.live!)) as LiveSampleFile;
      if (isEnded) return;
      const started = await runSample(bar, sample, hostOf(sample.host), frame, end);
      running = started;
      if (isEnded) started.stop();
    } catch (error) {
      end();
      announce(labels.liveFailed);
      throw error;
    }
  }
  /** Runs the sample that runs anew, as its host has changed. */
  function restart(): void {
    forgetTexts();
    const button = current?.button;
    if (!button) return;
    toggle(button);
    toggle(button);
  }

  return { toggle, restart };
}

/** Makes a button say Stop; the returned function makes it say Run again. */
function showRunning(button: HTMLElement, isRunning: boolean): () => void {
  const before = [button.textContent!, button.ariaLabel!] as const;
  const name = button.closest('figure')?.querySelector('.Code-title')?.textContent ?? '';
  button.textContent = labels.stop;
  button.ariaLabel = fillLabel(labels.stopSample, { name });
  button.toggleAttribute('data-running', isRunning);
  return () => {
    [button.textContent, button.ariaLabel] = before;
    button.removeAttribute('data-running');
  };
}
