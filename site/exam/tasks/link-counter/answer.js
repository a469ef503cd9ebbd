window.addEventListener('vev.track', (event) => {
  const { type, data, metaData } = event.detail;
  if (type !== 'VEV_LINK_CLICK') return;
  navigator.sendBeacon(
    'https://stats.example/links',
    JSON.stringify({ url: data.url, page: metaData.pageKey }),
  );
});
