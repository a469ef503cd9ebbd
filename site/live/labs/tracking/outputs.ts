/** An output of a listener for an event. */
export interface Output {
  /** The call: `navigator.sendBeacon`, or `Error`. */
  call: string;
  /** Where it went, if anywhere. */
  to?: string;
  body: string;
}

/** JSON for people; a text that is JSON is laid out, and elements of a page are named. */
export function readable(value: unknown): string {
  if (typeof value === 'string') {
    try {
      return JSON.stringify(JSON.parse(value), null, 2);
    } catch {
      return value;
    }
  }
  const text = JSON.stringify(
    value,
    (_, item: unknown) =>
      item instanceof Element ? `<${item.localName}>, an element of the page` : item,
    2,
  );
  return text ?? String(value);
}

/** Has what a script sends arrive in `onOutput`: the frame has no network. */
export function catchOutputs(onOutput: (output: Output) => void): void {
  navigator.sendBeacon = (address, body) => {
    onOutput({ call: 'navigator.sendBeacon', to: String(address), body: readable(body ?? '') });
    return true;
  };
  window.fetch = async (address, { body } = {}) => {
    const to = address instanceof Request ? address.url : String(address);
    onOutput({ call: 'fetch', to, body: readable(body ?? '') });
    return new Response(null, { status: 204 });
  };
  for (const call of ['log', 'info', 'warn'] as const) {
    console[call] = (...values: unknown[]) =>
      onOutput({
        call: `console.${call}`,
        body: values.map((value) => readable(value)).join(' '),
      });
  }
  addEventListener('error', ({ error, message }) =>
    onOutput({ call: 'Error', body: String(error ?? message) }),
  );
}

interface DataLayer {
  dataLayer?: unknown;
}

/** What is in the data layer of the page. */
const layer = (): unknown[] => {
  const { dataLayer } = window as DataLayer;
  return Array.isArray(dataLayer) ? dataLayer : [];
};

/** What `act` pushes into the data layer. */
export function pushedBy(act: () => void): Output[] {
  const { length } = layer();
  act();
  return layer()
    .slice(length)
    .map((entry) => ({ call: 'dataLayer.push', body: readable(entry) }));
}
