import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import css from './live.css?inline';

/** Creates an element with a class and properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, ...properties });
}

/** What stands below the code of a running sample: a navigation that removes it ends the sample. */
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

/** What stands below the code of a running sample. */
export interface LiveView {
  /** The frame, to be loaded. */
  frame: HTMLIFrameElement;
  /** Where the panel goes. */
  panel: HTMLElement;
  log(level: string, text: string): void;
  /** Fits the stage to the height of its content, in CSS px. */
  fit(height: number): void;
  /** Sets the width of the stage in CSS px, scaled to fit. Default: the width there is. */
  setWidth(width: number | undefined): void;
  remove(): void;
}

/** How many lines of the log are kept. */
const maxLines = 500;
const heights = { least: 96, most: 640 };

/**
 * Adds stage, panel and console below the button of a sample.
 *
 * @param onRemoved Called when something else than `remove` takes them out of the document.
 */
export function createView(block: HTMLElement, name: string, onRemoved: () => void): LiveView {
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
  block.append(view);

  let width: number | undefined;
  const scale = () => {
    const factor = width === undefined ? 1 : Math.min(1, stage.clientWidth / width);
    stage.style.setProperty('--live-scale', String(factor));
    stage.style.setProperty('--live-width', width === undefined ? '100%' : `${width}px`);
  };
  const resized = new ResizeObserver(scale);
  resized.observe(stage);
  return {
    ...{ frame, panel },
    log(level, text) {
      list.hidden = false;
      list.append(element('div', 'Live-line', { textContent: text }));
      (list.lastChild as HTMLElement).dataset.level = level;
      if (list.childElementCount > maxLines) list.firstChild!.remove();
      list.scrollTop = list.scrollHeight;
    },
    fit(height) {
      const fitting = Math.min(heights.most, Math.max(heights.least, height));
      stage.style.setProperty('--live-height', `${fitting}px`);
    },
    setWidth(next) {
      width = next;
      scale();
    },
    remove() {
      delete view.onRemoved;
      resized.disconnect();
      view.remove();
    },
  };
}
