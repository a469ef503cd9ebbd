import { readingMinutes } from './reading-time';

self.onmessage = (event: MessageEvent<string>) => {
  self.postMessage(readingMinutes(event.data));
};
