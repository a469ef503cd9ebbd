import type { CssGroup } from '../../site/live/protocol.ts';
import { isRecord } from './data.ts';

const htmlName = /^[a-z][a-z\d]*$/;

/**
 * A selector of `editableCSS` as CSS. With CSS modules the registration has the bare name of a class,
 * `styles.box`; the name of an element, or what begins with a sign, is a selector already.
 */
function toSelector(selector: string): string {
  const [, name = '', rest = ''] = /^([\w-]*)(.*)$/su.exec(selector) ?? [];
  if (!name) return selector;
  const isElement =
    htmlName.test(name) && !(document.createElement(name) instanceof HTMLUnknownElement);
  return isElement ? selector : `.${CSS.escape(name)}${rest}`;
}

/** Pseudo-classes that no element matches by itself: what they change is found without them. */
const states = /:(hover|focus|focus-visible|active)\b/g;

/** Describes the properties that a registration opens, with their computed values. */
export function describeCss(editable: unknown, host: Element | null): CssGroup[] {
  if (!Array.isArray(editable)) return [];
  return editable.filter(isRecord).map(({ selector: written, title, properties }) => {
    const selector = toSelector(String(written));
    const element = find(host, selector.replaceAll(states, ''));
    const computed = element && getComputedStyle(element);
    return {
      title: typeof title === 'string' ? title : '',
      selector,
      properties: (Array.isArray(properties) ? properties : []).map((name) => ({
        name: String(name),
        value: computed ? shown(String(name), computed) : '',
      })),
    };
  });
}

/** The computed values that differ between browsers. */
const longhands: Record<string, string[]> = {
  background: ['background-color'],
  border: ['border-top-width', 'border-top-style', 'border-top-color'],
};

/** A computed value, as a designer would write it. */
function shown(name: string, computed: CSSStyleDeclaration): string {
  const value = (longhands[name] ?? [name]).map((each) => computed.getPropertyValue(each));
  return value
    .join(' ')
    .replaceAll(
      /rgb\((\d+), (\d+), (\d+)\)/g,
      (_, ...parts) =>
        `#${parts
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`,
    )
    .replace('rgba(0, 0, 0, 0)', 'transparent');
}

function find(host: Element | null, selector: string): Element | null {
  try {
    return host?.querySelector(selector) ?? null;
  } catch {
    return null;
  }
}

/** The rules that a reader has set, as a style sheet of the stage. */
export class CssRules {
  #rules = new Map<string, Map<string, string>>();
  #element = document.createElement('style');

  constructor() {
    document.head.append(this.#element);
  }

  /** Sets a property; an empty value takes it away. Only the property changes, whatever the value is. */
  set(selector: string, property: string, value: string): void {
    const rule = this.#rules.get(selector) ?? new Map<string, string>();
    this.#rules.set(selector, rule);
    if (value) rule.set(property, value);
    else rule.delete(property);
    this.#element.textContent = '';
    const { sheet } = this.#element;
    for (const [each, properties] of this.#rules) {
      const index = sheet!.insertRule(`${scoped(each)} {}`, sheet!.cssRules.length);
      const style = (sheet!.cssRules[index] as CSSStyleRule).style;
      for (const [name, text] of properties) style.setProperty(name, text);
    }
  }

  remove(): void {
    this.#element.remove();
  }
}

/** A selector that is stronger than one of the sample's own style sheet. */
const scoped = (selector: string) => `.stage.stage .__sc.__sc > vev ${selector}`;
