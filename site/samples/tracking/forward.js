window.addEventListener('vev.track', (event) => {
  const { type, data, metaData } = event.detail;
  navigator.sendBeacon(
    'https://stats.example.org/collect',
    JSON.stringify({ type, data, metaData }),
  );
});
