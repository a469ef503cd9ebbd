/* The parts of Playwright's interface that it does not implement for Firefox over WebDriver
   BiDi. */
import type { Browser, Page } from '@playwright/test';

/** The defaults of a headless Firefox that differ from one on a desk with a mouse. */
export const preferences = {
  // 2 is a fine pointer, 4 one that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // A page from this cache comes without the events that Playwright waits for.
  'fission.bfcacheInParent': false,
  // A document that leaves the browsing context group of `about:blank` loses the settings made
  // there.
  'browser.tabs.remote.useCrossOriginOpenerPolicy': false,
  // Reading the clipboard opens no permission menu.
  'dom.events.testing.asyncClipboard': true,
};

/**
 * Commands that Firefox 153 does not support, and their replacements. Remove those that a later
 * version supports.
 */
const unknown = new Set([
  'emulation.setMediaFeaturesOverride', // `page.emulateMedia` below
  'permissions.setPermission', // the preference for the clipboard above
]);

interface Session {
  /** The sessions of tabs, by the id of their browsing context. */
  connection: { _browsingContextToSession: Map<string | null, Session> };
  on(event: string, listener: (params: EventParams) => void): void;
  emit(event: string, params: EventParams): void;
  send(method: string, params: object): Promise<Answer>;
}

/** The members of the browser's answers that are read here. */
interface Answer {
  contexts?: { context: string }[];
  exceptionDetails?: object;
}

interface EventParams {
  /** The browsing context that the event is of; requests of workers have none. */
  context: string | null;
}

interface Handle {
  evaluateInUtility(read: (of: [unknown, Element]) => boolean, argument: null): Promise<unknown>;
}

/** The internal objects of Playwright, as far as they are used here. */
interface Inner {
  _browserSession: Session;
  delegate: {
    _session: { sessionId: string };
    scrollRectIntoViewIfNeeded(handle: Handle, rect?: object): Promise<unknown>;
    rawKeyboard: { sendText(progress: unknown, text: string): Promise<unknown> };
    rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<unknown> };
  };
}

function innerOf(outer: object): Inner {
  const { _connection: connection } = outer as { _connection: { toImpl(outer: object): Inner } };
  return connection.toImpl(outer);
}

/** Skips the commands that Firefox does not support: Playwright sends them for every page. */
export function skipUnknownCommands(browser: Browser): void {
  const prototype = Object.getPrototypeOf(innerOf(browser)._browserSession) as Session;
  const { send } = prototype;
  prototype.send = function (method, params) {
    return unknown.has(method) ? Promise.resolve({}) : send.call(this, method, params);
  };
}

/** The events of a request, in their order. */
const requestEvents = ['beforeRequestSent', 'responseStarted', 'responseCompleted', 'fetchError'];

/**
 * Forwards the first request of a tab that a click opens. Firefox reports the request before the
 * tab, and Playwright then drops it. With interception the request, and the tab with it, would
 * never finish. If only the start of the answer is lost, Playwright fails at its end.
 */
export function keepEarlyRequests(browser: Browser): void {
  const session = innerOf(browser)._browserSession;
  const early: [event: string, params: EventParams][] = [];
  // Only events of unknown tabs reach the browser's own session.
  for (const name of requestEvents) {
    session.on(`network.${name}`, (params) => {
      if (params.context !== null) early.push([`network.${name}`, params]);
    });
  }
  session.on('browsingContext.contextCreated', ({ context }) => {
    const tab = session.connection._browsingContextToSession.get(context);
    for (const [event, params] of early.splice(0)) {
      if (params.context === context) tab?.emit(event, params);
      else early.push([event, params]);
    }
  });
}

/** Firefox's name of each setting, and its value without emulation. */
const properties = {
  media: ['mediumOverride', ''],
  colorScheme: ['prefersColorSchemeOverride', 'none'],
  reducedMotion: ['prefersReducedMotionOverride', 'none'],
  forcedColors: ['forcedColorsOverride', 'none'],
  javaScriptEnabled: ['allowJavascript', true],
} as const;

/** Settings of a page, as Playwright's options name them. */
type Settings = { [name in keyof typeof properties]?: string | boolean | null | undefined };

/** Runs in the browser's own window, which has properties of pages that BiDi lacks. */
const setProperties = `(id, values) => {
  const file = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  const { NavigableManager } = ChromeUtils.importESModule(file);
  Object.assign(NavigableManager.getBrowsingContextById(id), JSON.parse(values));
}`;

/** Types as an input method does: the browser itself changes the focused element. */
const insertText = `(text) => document.execCommand('insertText', false, text)`;

/**
 * Implements the test's options, `emulateMedia`, `fill`, `tap`, `goBack` and `goForward` for a
 * page.
 */
export async function mendPage(page: Page, options: Settings): Promise<void> {
  const session = innerOf(page.context().browser()!)._browserSession;
  const { delegate } = innerOf(page);
  const context = delegate._session.sessionId;

  const set = async (settings: Settings) => {
    const values = Object.entries(settings).map(([name, value]) => {
      const [property, none] = properties[name as keyof Settings];
      return [property, value ?? none];
    });
    const { contexts = [] } = await session.send('browsingContext.getTree', {
      'moz:scope': 'chrome',
    });
    const [browserWindow] = contexts;
    const texts = [context, JSON.stringify(Object.fromEntries(values))];
    const { exceptionDetails } = await session.send('script.callFunction', {
      functionDeclaration: setProperties,
      arguments: texts.map((value) => ({ type: 'string', value })),
      target: browserWindow,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
  };
  page.emulateMedia = (media = {}) => set(media as Settings);
  await set(options);

  // Playwright sets the value with a script in the page. React ignores changes by scripts, so a
  // hydrated component would not receive it.
  delegate.rawKeyboard.sendText = (_progress, text) =>
    session.send('script.callFunction', {
      functionDeclaration: insertText,
      arguments: [{ type: 'string', value: text }],
      target: { context },
      awaitPromise: false,
      userActivation: true,
    });

  // Playwright does not implement this method.
  delegate.rawTouchscreen.tap = (_progress, x, y) => {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const parameters = { pointerType: 'touch' };
    const finger = { type: 'pointer', id: 'finger', parameters, actions: [move, ...press] };
    return session.send('input.performActions', { context, actions: [finger] });
  };

  // Playwright scrolls even a visible element to the middle: a test would lose its scroll position.
  const scrollTo = delegate.scrollRectIntoViewIfNeeded.bind(delegate);
  delegate.scrollRectIntoViewIfNeeded = async (handle, rect) => {
    const isInView = await handle.evaluateInUtility(([, element]) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }, null);
    return isInView === true ? 'done' : scrollTo(handle, rect);
  };

  // Playwright waits for an event that Firefox does not send if only the fragment changes.
  const go = (delta: number) => async () => {
    await session.send('browsingContext.traverseHistory', { context, delta });
    return null;
  };
  page.goBack = go(-1);
  page.goForward = go(1);
}
