import { WidgetNode } from '@vev/react';
import React from 'react';
import { type Component, loadPackage, settled, showIn } from '../stage.tsx';

/** A component of a sample, with props of any type. */
// The SDK passes the content of its model to each component.
type Sample = (props: never) => React.ReactNode;

let count = 0;

/**
 * Places the component of a sample on a page, with a host element, and returns the events of the
 * host.
 */
export async function placeSample(
  component: Sample,
  content: object,
  events: string[] = [],
  state: object = {},
) {
  const name = `recipe${(count += 1)}`;
  await loadPackage(name, () => ({ [name]: component as unknown as Component, slide: Slide }));
  const models = [
    { key: name, type: name, content },
    ...['a', 'b', 'c'].map((key) => ({ key, type: 'slide', content: { text: key } })),
  ];
  const all = { models, pkg: { [name]: name, slide: name }, ...state };
  const element = await showIn(all, <WidgetNode id={name} />);
  const host = element.querySelector(`#${name}`)!;
  const heard: [string, unknown][] = [];
  for (const event of events) {
    host.addEventListener(event, (sent) => {
      const { key: _, ...args } = (sent as CustomEvent<{ key: string }>).detail;
      heard.push([event, args]);
    });
  }
  return {
    element,
    heard,
    /** Sends an interaction to the component. */
    send(type: string) {
      host.dispatchEvent(new CustomEvent(type, { detail: {} }));
      return settled();
    },
    /** Clicks the button with this text. */
    click(words: string) {
      const buttons = [...element.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === words)!.click();
      return settled();
    },
    text: (selector: string) => element.querySelector(selector)?.textContent,
  };
}

const Slide = ({ text }: Record<string, unknown>) => <em>{String(text)}</em>;

/** The state of a project that is open in the editor. */
export const inEditor = {
  editor: { disabled: true, rule: 'host', selection: [], action: 'none' },
};

/** Runs `act` while `answer` answers requests, and returns their addresses. */
export async function withAnswers(
  answer: (address: URL, options?: RequestInit) => Response,
  act: (requests: string[]) => Promise<unknown>,
) {
  const { fetch } = window;
  const requests: string[] = [];
  window.fetch = async (address, options) => {
    requests.push(String(address));
    return answer(new URL(String(address)), options);
  };
  try {
    return await act(requests);
  } finally {
    window.fetch = fetch;
  }
}
