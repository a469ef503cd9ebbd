import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import type { LivePanelProps } from '../../shared/live/host.ts';
import css from './live-view.css?inline';

/** Creates an element with a class and properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, ...properties });
}

/** The element below the code of a running sample: a navigation that removes it ends the sample. */
class LiveElement extends HTMLElement {
  onRemoved?: () => void;

  disconnectedCallback(): void {
    this.onRemoved?.();
  }
}

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of running samples, once. */
export function addStyles(): void {
  if (sheet) return;
  customElements.define('docs-live', LiveElement);
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Stage, panel and console of a running sample. */
export interface LiveView {
  /** The empty frame; the caller loads it. */
  frame: HTMLIFrameElement;
  /** The container of the panel. */
  panel: HTMLElement;
  log(level: string, text: string): void;
  /** Fits the stage to the height of its content, in CSS px. */
  fit(height: number): void;
  /** Sets the size of the stage, see `LivePanelProps`. */
  setStage(size: StageSize): void;
  /** Scrolls down until the beginning of the view below the button is visible. */
  reveal(): void;
  remove(): void;
}

type StageSize = Parameters<LivePanelProps['setStage']>[0];

/** The maximum number of lines of the console. */
const maxLines = 500;
/** The minimum and maximum height of a stage that fits its content, in CSS px. */
const heights = { least: 96, most: 640 };
/** The height of the view that Run scrolls into the window, in CSS px. */
const seenHeight = 240;

/**
 * Adds stage, panel and console below the button of a sample.
 *
 * @param onRemoved Called if code other than `remove` takes them out of the document.
 * @param onEscape Called for the key Escape in panel or console, unless the panel has prevented its
 *   default.
 */
export function createView(
  block: HTMLElement,
  name: string,
  { onRemoved, onEscape }: { onRemoved: () => void; onEscape: () => void },
): LiveView {
  const label = (text: string) => fillLabel(text, { name });
  const view = new LiveElement();
  const ariaLabel = label(labels.liveSample);
  Object.assign(view, { className: 'Live-view', role: 'group', ariaLabel, onRemoved });
  const stage = element('div', 'Live-stage');
  const frame = element('iframe', 'Live-frame', { title: label(labels.liveStage) });
  const panel = element('div', 'Live-panel');
  const list = element('div', 'Live-log', { role: 'log', hidden: true, tabIndex: 0 });
  list.ariaLabel = label(labels.liveLog);
  stage.append(frame);
  const body = element('div', 'Live-body');
  body.append(stage, panel);
  view.append(body, list);
  // On an ancestor of React's root: handlers of the panel run first.
  view.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) onEscape();
  });
  block.append(view);
  const { fit, setStage, end } = sizeStage(stage);
  return {
    frame,
    panel,
    fit,
    setStage,
    log: (level, text) => addLine(list, level, text),
    reveal() {
      const bottom = view.getBoundingClientRect().top + Math.min(seenHeight, innerHeight / 2);
      if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
    },
    remove() {
      delete view.onRemoved;
      end();
      view.remove();
    },
  };
}

/** Scales a stage to the available width, until `end`. */
function sizeStage(stage: HTMLElement) {
  let size: StageSize = {};
  let content: number = heights.least;
  const apply = () => {
    const { width, height = Math.min(heights.most, Math.max(heights.least, content)) } = size;
    const factor = width === undefined ? 1 : Math.min(1, stage.clientWidth / width);
    const { style } = stage;
    style.setProperty('--live-scale', String(factor));
    style.setProperty('--live-width', width === undefined ? '100%' : `${width}px`);
    style.setProperty('--live-height', `${height}px`);
  };
  const resized = new ResizeObserver(apply);
  resized.observe(stage);
  return {
    fit(height: number) {
      content = height;
      apply();
    },
    setStage(next: StageSize) {
      size = next;
      apply();
    },
    end: () => resized.disconnect(),
  };
}

/** Adds a line to a console, and removes the oldest of too many. */
function addLine(list: HTMLElement, level: string, text: string): void {
  const line = element('div', 'Live-line', { textContent: text });
  line.dataset.level = level;
  list.hidden = false;
  list.append(line);
  if (list.childElementCount > maxLines) list.firstChild!.remove();
  // Once a frame: the height of the list takes a layout, and lines come by the hundred.
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
}
