type MenuRequest = {
  pageUrl: string;
  file: string;
};

self.onmessage = async (event: MessageEvent<MenuRequest>) => {
  const { pageUrl, file } = event.data;
  const response = await fetch(new URL(file, pageUrl));
  self.postMessage(await response.json());
};

export {};
