self.onmessage = (event: MessageEvent<string>) => {
  const words = event.data.split(/\s+/).filter(Boolean);
  self.postMessage(words.length);
};

export {};
